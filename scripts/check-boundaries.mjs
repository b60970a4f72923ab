// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, format } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { drawPlaces } from './places/draw-places.mjs'
import { findCycles, placeGraph } from './places/place-graph.mjs'

// Who may import whom: the rules of .dependency-cruiser.cjs between files, no cycle between places,
// and the drawing of the places as they are. `--write` draws it.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const drawing = 'docs/architecture.svg'
const code = ['src', 'collections', 'globals', 'migrations', 'scripts', 'tests']
const configs = ['payload.config.ts', 'next.config.ts']

process.chdir(root)
const options = await extractOptions('./.dependency-cruiser.cjs')
const { output } = await cruise([...code, ...configs], options, undefined, {
  tsConfig: extractTsConfig('./tsconfig.json'),
})
if (typeof output === 'string')
  throw new Error('dependency-cruiser has returned a report instead of a result.')

const report = await format(output, { outputType: 'err' })
console.log(String(report.output).trim())

const isTest = /\.(?:test|spec)\.tsx?$/
const graph = placeGraph(
  output.modules
    .filter(({ source }) => !isTest.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
)
const cycles = findCycles(graph)
const arrows = [...graph.values()].reduce((sum, targets) => sum + targets.size, 0)
for (const cycle of cycles) console.error(`cycle       ${cycle.join(', ')}`)
console.log(`Places: ${graph.size}, ${arrows} arrows, ${cycles.length} cycles`)

if (report.exitCode !== 0 || cycles.length > 0) process.exitCode = 1
else await compareDrawing()

async function compareDrawing() {
  const drawn = await drawPlaces(graph)
  if (process.argv.includes('--write')) writeFileSync(join(root, drawing), drawn)
  else if (readFileSync(join(root, drawing), 'utf8') !== drawn) {
    console.error(`${drawing} shows another house: npm run draw`)
    process.exitCode = 1
  }
}
