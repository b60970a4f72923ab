// @ts-check

/**
 * A place is a folder of src, a feature, or a folder at the top: who may import whom is a question
 * between places, not between files.
 *
 * @typedef {{ from: string, to: string }} Import paths relative to the root, with `/`
 * @typedef {Map<string, Set<string>>} PlaceGraph the places that each place imports
 */

// It puts the product together, and a running program loads it through one door
// (src/cms/client.ts): nobody imports it to use a part of it.
const root = 'payload.config.ts'

// Modules of src itself that Next loads or Payload writes.
const alone = new Map([
  ['src/instrumentation.ts', 'startup'],
  ['src/payload-types.ts', 'payload-types'],
])

/**
 * The place of a file; undefined for what is no part of the product.
 * @param {string} path
 */
export function getPlace(path) {
  const feature = /^src\/(features\/[^/]+)\//.exec(path)?.[1]
  if (feature) return feature
  const own = alone.get(path)
  if (own) return own
  if (path === root) return root
  return /^(?:src\/([^/]+)|(collections|globals|migrations))\//.exec(path)?.slice(1).find(Boolean)
}

/**
 * @param {readonly Import[]} imports
 * @returns {PlaceGraph}
 */
export function placeGraph(imports) {
  /** @type {PlaceGraph} */
  const graph = new Map()
  for (const { from, to } of imports) {
    const place = getPlace(from)
    const target = getPlace(to)
    if (!place || !target || target === root) continue
    const targets = graph.get(place) ?? new Set()
    graph.set(place, targets)
    if (!graph.has(target)) graph.set(target, new Set())
    if (place !== target) targets.add(target)
  }
  return graph
}

/**
 * The places that import each other, directly or through others: one list a knot.
 * @param {PlaceGraph} graph
 */
export function findCycles(graph) {
  const reach = new Map([...graph.keys()].map((place) => [place, reachableFrom({ graph, place })]))
  /** @param {string} one @param {string} other */
  const reaches = (one, other) => reach.get(one)?.has(other) ?? false
  const knots = [...graph.keys()]
    .filter((place) => reaches(place, place))
    .map((place) =>
      [...graph.keys()].filter((other) => reaches(place, other) && reaches(other, place)).sort(),
    )
  return [...new Map(knots.map((knot) => [knot.join(' '), knot])).values()]
}

/**
 * The graph without the arrows that follow from others, for a drawing.
 * @param {PlaceGraph} graph one without cycles
 * @returns {PlaceGraph}
 */
export function withoutImpliedArrows(graph) {
  return new Map(
    [...graph].map(([place, targets]) => {
      const implied = new Set(
        [...targets].flatMap((target) => [...reachableFrom({ graph, place: target })]),
      )
      return [place, new Set([...targets].filter((target) => !implied.has(target)))]
    }),
  )
}

/** @param {{ graph: PlaceGraph, place: string }} options */
function reachableFrom({ graph, place }) {
  /** @type {Set<string>} */
  const reached = new Set()
  const waiting = [...(graph.get(place) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return reached
}
