// @ts-check
import { requireNode } from './node-version.mjs'

requireNode('20.9')
const { launch } = await import('./launch.mjs')
// An image installs its dependencies in a layer of its own; a build must not touch them again.
await launch({ script: 'build-site.ts', install: false })
