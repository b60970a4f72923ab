// @ts-check
// Reads and changes the tables of a font, byte by byte.

// Family, style, full name and PostScript name.
const nameIds = [1, 2, 4, 6]

/**
 * Where the directory of a font speaks of a table.
 * @param {{ view: DataView, tag: string }} options
 */
function tableEntry({ view, tag }) {
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)))
    if (name === tag) return entry
  }
  throw new Error(`The font has no table ${tag}.`)
}

/** @param {{ view: DataView, tag: string }} options */
function tableAt({ view, tag }) {
  return view.getUint32(tableEntry({ view, tag }) + 8)
}

/** @param {Uint8Array} sfnt */
function openView({ buffer, byteOffset, byteLength }) {
  return new DataView(buffer, byteOffset, byteLength)
}

/**
 * Line metrics of a font as shares of its em.
 * @param {Uint8Array} sfnt
 */
export function readLineMetrics(sfnt) {
  const view = openView(sfnt)
  const em = view.getUint16(tableAt({ view, tag: 'head' }) + 18)
  const hhea = tableAt({ view, tag: 'hhea' })
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
  }
}

/**
 * How many shapes a font has; the first is that for what is missing.
 * @param {Uint8Array} sfnt
 */
export function countGlyphs(sfnt) {
  const view = openView(sfnt)
  return view.getUint16(tableAt({ view, tag: 'maxp' }) + 4)
}

/**
 * A font with nothing but its family in the table of names: the notices are in OFL.txt.
 * @param {{ sfnt: Buffer, family: string }} options
 */
export function withShortName({ sfnt, family }) {
  const view = openView(sfnt)
  const entry = tableEntry({ view, tag: 'name' })
  const start = view.getUint32(entry + 8)
  const text = Buffer.from(family, 'utf16le').swap16()
  const head = 6 + nameIds.length * 12
  const words = [0, nameIds.length, head]
  // Windows, Unicode, American English: what every browser looks for.
  for (const id of nameIds) words.push(3, 1, 0x409, id, text.length, 0)
  const table = Buffer.alloc(head + text.length)
  words.forEach((word, index) => table.writeUInt16BE(word, index * 2))
  text.copy(table, head)
  if (table.length > view.getUint32(entry + 12))
    throw new Error('The name table does not fit in its place.')
  table.copy(sfnt, start)
  view.setUint32(entry + 12, table.length)
  return sfnt
}
