import { dirname, join, parse } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { checkout } from './checkout'
import { bundleInlineScript } from './inline-script'

/** The production server, made after `next build`, which empties its folder. */
export const frontServer = join(checkout, '.next/front/server.mjs')

/** The same server for `npm run dev`; apart, so that it never passes for the production one. */
export const developmentServer = join(checkout, '.next/dev-front/server.mjs')

/**
 * How Node is called for it: what requests leave behind is collected early, instead of when it is
 * some hundred megabytes. Pages in memory are not counted here.
 */
export const frontFlags = ['--max-semi-space-size=2', '--max-old-space-size=192']

/**
 * And with what: its threads share a heap of the C library, where each that compresses would keep
 * its own.
 */
export const frontEnvironment = { MALLOC_ARENA_MAX: '1' }

/** `import text from './x.css?text'` gives the style sheet as a string. */
const styleSheetsAsText: Plugin = {
  name: 'style sheets as text',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?text$/ }, async ({ path, ...rest }) => {
      const { path: file } = await bundler.resolve(path.replace('?text', ''), {
        importer: rest.importer,
        kind: rest.kind,
        resolveDir: rest.resolveDir,
      })
      return { path: file }
    })
  },
}

/** `import text from './x?script'` gives the module as the text of an inline script. */
const modulesAsScripts: Plugin = {
  name: 'modules as scripts',
  setup(bundler) {
    const filter = /\?script$/
    bundler.onResolve({ filter }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(filter, '.ts')),
      namespace: 'script',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'script' }, async ({ path }) => ({
      contents: await bundleInlineScript(path),
      loader: 'text',
      watchFiles: [path],
    }))
  },
}

/**
 * Bundles the front server into a file, and what it rarely needs into others beside it. The database
 * client stays outside: a standalone build ships it in `node_modules`, and nothing else that the
 * server needs.
 * @param options `plugins`: what a test wants to be different
 */
export async function bundleFront({
  outfile,
  plugins = [],
}: {
  outfile: string
  plugins?: Plugin[]
}): Promise<void> {
  await build({
    absWorkingDir: checkout,
    entryPoints: [{ in: 'src/front/main.ts', out: parse(outfile).name }],
    outdir: dirname(outfile),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What metrics and traces need is loaded on demand.
    ...{ splitting: true, chunkNames: 'chunks/[name]-[hash]' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg'],
    // Some packages inside are CommonJS and ask for Node's own modules with `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    loader: { '.css': 'text' },
    // The text of a program stays in memory, at two bytes a character where one of them is not of
    // ASCII, as in the names of authors. Names stay as they are, for the stacks in the log.
    ...{ minifySyntax: true, minifyWhitespace: true, lineLimit: 200, legalComments: 'external' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [styleSheetsAsText, modulesAsScripts, ...plugins],
    logLevel: 'warning',
  })
}
