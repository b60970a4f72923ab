// @ts-check
import { resolve } from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode('20.9')

// npm starts scripts in the project's folder and says where it was called itself.
const folder = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd()
const [file] = process.argv.slice(2)
if (file !== undefined && file !== '-') process.argv[2] = resolve(folder, file)

const { launch } = await import('./launch.mjs')
await launch({ script: 'score-texts.ts' })
