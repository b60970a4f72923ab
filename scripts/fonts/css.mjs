// @ts-check
// Parts of a style sheet.

/** @param {string} characters */
export function toUnicodeRange(characters) {
  const codes = [...new Set(characters)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b)
  /** @type {[number, number][]} */
  const runs = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase()
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}

/** @param {Record<string, string>} descriptors */
export function toFontFace(descriptors) {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

export const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)}%`
