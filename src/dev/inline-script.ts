import { build } from 'esbuild'

/** Bundles a module for browsers into the text of an inline script. */
export async function bundleInlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2020' },
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** For Vite, as the bundler of the front server does it: `import text from './x?script'`. */
export const inlineScripts = {
  name: 'modules as inline scripts',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith('?script')) return null
    const text = await bundleInlineScript(
      `${id.slice(0, -'?script'.length).replace(/\.ts$/, '')}.ts`,
    )
    return `export default ${JSON.stringify(text)}`
  },
}
