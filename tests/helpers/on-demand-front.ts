import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { checkout } from '../../src/dev/checkout'
import { bundleFront } from '../../src/dev/front-bundle'

/**
 * A front server that makes only pages that somebody has asked for, after an edit, too, and draws no
 * share image ahead: those of a whole site take seconds of the processor at each publishing.
 */
export const onDemandFront = join(checkout, '.next/on-demand-front/server.mjs')

const standIns: Record<string, string> = {
  'page-list': `export const createPageList = ({ onListed }) => ({
    pages: () => [],
    ask: async () => { onListed([]); return true },
    hearOld: () => {},
  })`,
  'share-images': 'export const createShareImages = () => ({ noteIn: () => {} })',
}

const nothingAhead: Plugin = {
  name: 'nothing ahead',
  setup(bundler) {
    const namespace = 'nothing-ahead'
    bundler.onResolve({ filter: /\/(?:page-list|share-images)$/ }, ({ path }) => ({
      path: path.replace(/^.*\//, ''),
      namespace,
    }))
    bundler.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: standIns[path] ?? '' }))
  },
}

export async function buildOnDemandFront(): Promise<void> {
  await bundleFront({ outfile: onDemandFront, plugins: [nothingAhead] })
}
