import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashSource } from './csp-hashes'

// Sheets that stand one behind the other, as Next writes them.
const sheets = /(?:<link rel="stylesheet" href="\/_next\/static\/[^"]+\.css"[^>]*>)+/g
const address = /href="\/_next\/static\/([^"]+\.css)"/g
// What a `Link` header says of the same sheets.
const announced = /^<\/_next\/static\/[^>]+\.css>/

export type StyleInliner = (document: string) => { document: string; hashes: string[] }

/**
 * Puts the style sheets of a build into the documents that need them: the first paint then waits for
 * nothing but the document. Tells the hashes by which a policy allows them. A sheet that cannot be
 * read stays a file.
 * @param options `folder`: `.next/static` of the build
 */
export function createStyleInliner({ folder }: { folder: string }): StyleInliner {
  const texts = new Map<string, string | null>()

  function readText(name: string): string | null {
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = readSheet(path.join(folder, name))
    texts.set(name, text)
    return text
  }

  return function inlineStyles(document) {
    const hashes = new Set<string>()
    const inlined = document.replace(sheets, (links) => {
      const parts = [...links.matchAll(address)].map(([, name = '']) => readText(name))
      const css = parts.join('')
      if (parts.includes(null) || css.includes('</')) return links
      hashes.add(hashSource(css))
      return `<style>${css}</style>`
    })
    return { document: inlined, hashes: [...hashes] }
  }
}

/** A `Link` header without the sheets that stand in the document; undefined where nothing is left. */
export function withoutSheets(link: string): string | undefined {
  const left = link.split(/,\s*(?=<)/).filter((one) => !announced.test(one))
  return left.length > 0 ? left.join(', ') : undefined
}

function readSheet(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
