import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Font } from 'satori'

const ownFolder = path.join(process.cwd(), 'src/share-images/fonts')

const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']

function toFiles(typeface: string): string[] {
  return scripts.map((script) => path.join(ownFolder, `${typeface}-${script}.woff2`))
}

// Letters are looked for in one file after the other, so that each needs a name of its own.
const files = { display: toFiles('literata'), text: toFiles('onest') }

function toName(file: string): string {
  return path.basename(file).split('.')[0] ?? ''
}

/** Values of `font-family`: the typefaces of the site, over all the files of each. */
export const families = {
  display: files.display.map(toName).join(', '),
  text: files.text.map(toName).join(', '),
}

async function readFont(file: string): Promise<Font> {
  const data = await readFile(/* turbopackIgnore: true */ file)
  return { name: toName(file), data, weight: 400, style: 'normal' }
}

let fonts: Promise<Font[]> | undefined

/** The fonts of the cards, read once: the library keeps what it knows of a font by its object. */
export function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all([...files.display, ...files.text].map(readFont))
  return fonts
}
