import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { checkout } from '../../src/dev/checkout'
import { bundleFront } from '../../src/dev/front-bundle'

const standIn = join(checkout, 'tests/helpers/unescaped-response.ts')

const withoutEscaping: Plugin = {
  name: 'without escaping',
  setup(bundler) {
    bundler.onResolve({ filter: /\/app-client$/ }, ({ importer }) =>
      importer === standIn ? null : { path: standIn },
    )
  },
}

/** Builds the front server for an application that escapes nothing, and gives its file. */
export async function buildUnescapedFront(): Promise<string> {
  const outfile = join(checkout, '.next/unescaped-front/server.mjs')
  await bundleFront({ outfile, plugins: [withoutEscaping] })
  return outfile
}
