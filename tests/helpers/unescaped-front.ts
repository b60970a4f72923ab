import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { checkout } from '../../src/dev/checkout'
import { bundleFront } from '../../src/dev/front-bundle'

const real = join(checkout, 'src/front/app/app-client.ts')
const standIn = join(checkout, 'tests/helpers/unescaped-response.ts')

const withoutEscaping: Plugin = {
  name: 'without escaping',
  setup(bundler) {
    const namespace = 'without-escaping'
    bundler.onResolve({ filter: /\/app-client$/ }, ({ importer, path }) =>
      importer === standIn ? null : { path, namespace },
    )
    const [all, own] = [real, standIn].map((file) => JSON.stringify(file))
    const contents = `export * from ${all}; export { createAppClient } from ${own}`
    bundler.onLoad({ filter: /./, namespace }, () => ({ contents, resolveDir: checkout }))
  },
}

/** Builds the front server for an application that escapes nothing, and gives its file. */
export async function buildUnescapedFront(): Promise<string> {
  const outfile = join(checkout, '.next/unescaped-front/server.mjs')
  await bundleFront({ outfile, plugins: [withoutEscaping] })
  return outfile
}
