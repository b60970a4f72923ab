// @ts-check
import { Graphviz } from '@hpcc-js/wasm-graphviz'
import { withoutImpliedArrows } from './place-graph.mjs'

/** @typedef {import('./place-graph.mjs').PlaceGraph} PlaceGraph */

/**
 * The places as an SVG picture, importers above what they import.
 * @param {PlaceGraph} graph one without cycles
 * @returns {Promise<string>}
 */
export async function drawPlaces(graph) {
  const graphviz = await Graphviz.load()
  const svg = graphviz.dot(toDot(withoutImpliedArrows(graph)))
  // Without the version of the tool, which says nothing about the code.
  return `${svg.replace(/<!--[\s\S]*?-->\s*/gu, '').trim()}\n`
}

/** @param {PlaceGraph} graph */
function toDot(graph) {
  const places = [...graph.keys()].sort()
  const arrows = places.flatMap((place) =>
    [...(graph.get(place) ?? [])].sort().map((target) => `  "${place}" -> "${target}"`),
  )
  return [
    'digraph {',
    '  graph [bgcolor=white, nodesep=0.18, ranksep=0.55, fontname="Helvetica,Arial,sans-serif"]',
    '  node [shape=box, style="rounded,filled", color="#8a8f98", fillcolor="#eef0f3"]',
    '  node [fontname="Helvetica,Arial,sans-serif", fontsize=11, height=0.3, margin="0.1,0.04"]',
    '  edge [color="#8a8f98", arrowsize=0.6]',
    ...places.map(
      (place) =>
        `  "${place}" [label="${place.replace(/^features\//, '')}"${fillAttribute(place)}]`,
    ),
    ...arrows,
    '}',
  ].join('\n')
}

/** @param {string} place */
function fillAttribute(place) {
  return place.startsWith('features/') ? ', fillcolor="#dcebfb"' : ''
}
