// @ts-check
// Cuts the site's fonts out of the packages that carry them: `node scripts/make-fonts.mjs`.
// Writes public/fonts, src/styles/fonts.css and the fonts of the share images; run it again after a
// change of a font package.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
const folder = new URL('public/fonts/', root)

// What is in most texts. Rarer signs have a file of their own, which is fetched where one occurs.
const signs = ' !%()+·,-./0123456789:;?@«»“„–—…\u00a0'
const commonSigns = signs.replaceAll(/[%+;@]/g, '')
const englishSigns = '"&\'‘’”'
const lowercase = 'abcdefghijklmnopqrstuvwxyz'
const letters = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${lowercase}`
const circumflexes = 'âîÂÎ'
const romanian = 'ăĂșȘțȚ'
const cyrillic = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№'
const common = signs + englishSigns + letters + circumflexes
const rare = [...'#$*<=>[\\]^_`{|}~‚•‹›€−', ...charactersBetween(0xa1, 0xff)].filter(
  (character) => !`${common}¤¦¬µ\u00ad`.includes(character),
)

// The package splits the scripts over files, so that each of ours comes from one of them.
const scripts = {
  latin: { source: 'latin', characters: common },
  romanian: { source: 'latin-ext', characters: romanian },
  rare: { source: 'latin', characters: rare.join('') },
  cyrillic: { source: 'cyrillic', characters: cyrillic },
}

// Widths of the stand-ins compared with ours, measured over the pages of each language, so that lines
// break in the same places before and after the font arrives.
const fonts = [
  {
    family: 'Literata',
    file: 'literata',
    package: '@fontsource-variable/literata',
    cut: 'standard',
    // One weight of the cut for large sizes: finer hairlines, tighter fit.
    axes: { opsz: 40, wght: 480 },
    cardAxes: { opsz: 40, wght: 480 },
    weight: '400 700',
    features: { latin: ['kern'], cyrillic: ['kern'] },
    // For addresses and names in headings, with the letters of those that occur.
    russian: { characters: `${commonSigns}aceglkimnopstux@GP` },
    names: null,
    standIns: [
      { name: 'Georgia', local: ['Georgia', 'Gelasio'], widths: { latin: 1.075 } },
      {
        name: 'Times',
        local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        widths: { latin: 1.182, cyrillic: 1.2 },
      },
    ],
  },
  {
    family: 'Onest',
    file: 'onest',
    package: '@fontsource-variable/onest',
    cut: 'wght',
    // The heaviest is that of words in bold (src/components/ui/rich-text.module.css).
    axes: { wght: { min: 400, max: 650 } },
    cardAxes: { wght: 400 },
    weight: '400 700',
    // Kerning of Cyrillic is hardly seen at the size of texts.
    features: { latin: ['kern'], cyrillic: [] },
    // Names between Russian words are seldom bold: one weight, which browsers embolden where they are.
    russian: {
      // What has not occurred in a Russian text so far comes with the Latin file.
      characters: `${signs}${lowercase.replace('q', '')}ABCDEGHIJLMNOPQRSTUYâ`,
      axes: { wght: 400 },
      weight: '400',
    },
    // The letters by which pages name languages other than their own (src/styles/globals.css).
    names: { cyrillic: 'Русский', 'latin-ext': 'ă' },
    standIns: [
      {
        name: 'Arial',
        local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
        widths: { latin: 1.048, cyrillic: 1.03 },
      },
      { name: 'Roboto', local: ['Roboto'], widths: { latin: 1.051, cyrillic: 1.021 } },
    ],
  },
]

// Browsers make do without. They refuse a font that has no `name`.
const dropTables = ['GDEF', 'HVAR', 'MVAR', 'STAT', 'gasp', 'vhea', 'vmtx']
// Family, style, full name and PostScript name.
const nameIds = [1, 2, 4, 6]

/**
 * @param {number} first
 * @param {number} last
 */
function charactersBetween(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

/** Latin, Cyrillic and their punctuation, as ranges of Unicode. */
const everyLetter = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2100, 0x2150],
]
  .flatMap(([first = 0, last = 0]) => charactersBetween(first, last))
  .join('')

/** @param {string} characters */
function unicodeRange(characters) {
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
function viewOf({ buffer, byteOffset, byteLength }) {
  return new DataView(buffer, byteOffset, byteLength)
}

/**
 * Line metrics of a font as shares of its em.
 * @param {Uint8Array} sfnt
 */
function lineMetrics(sfnt) {
  const view = viewOf(sfnt)
  const em = view.getUint16(tableAt({ view, tag: 'head' }) + 18)
  const hhea = tableAt({ view, tag: 'hhea' })
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
  }
}

/**
 * What a font cannot draw has no place in its range: browsers would fetch it in vain.
 * @param {{ whole: Uint8Array, characters: string, name: string }} options
 */
async function requireGlyphs({ whole, characters, name }) {
  for (const character of characters) {
    const view = viewOf(await subsetFont(whole, character, { targetFormat: 'sfnt' }))
    // The first glyph is that for what is missing.
    const glyphs = view.getUint16(tableAt({ view, tag: 'maxp' }) + 4)
    if (glyphs < 2) throw new Error(`${name} has no ${character} (${character.codePointAt(0)}).`)
  }
}

/** @param {{ font: typeof fonts[number], source: string }} options */
function readSource({ font, source }) {
  const file = `${font.file}-${source}-${font.cut}-normal.woff2`
  return readFile(new URL(`node_modules/${font.package}/files/${file}`, root))
}

/** @param {Record<string, string>} descriptors */
function fontFace(descriptors) {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)}%`

await mkdir(folder, { recursive: true })
// The licence stays.
for (const name of await readdir(folder)) {
  if (name.endsWith('.woff2')) await rm(new URL(name, folder))
}

/** @type {string[]} */
const faces = []
/** @type {Record<string, Record<string, string>>} */
const addresses = {}

/**
 * A font with nothing but its family in the table of names: the notices are in OFL.txt.
 * @param {{ sfnt: Buffer, family: string }} options
 */
function withShortName({ sfnt, family }) {
  const view = viewOf(sfnt)
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
  if (table.length > view.getUint32(entry + 12)) throw new Error('The names have grown.')
  table.copy(sfnt, start)
  view.setUint32(entry + 12, table.length)
  return sfnt
}

/**
 * Cuts one file and notes its address.
 * @param {{ font: typeof fonts[number], script: string, source: string, characters: string, features?: string[], family: string, axes?: typeof fonts[number]['axes'], weight?: string }} cut
 */
async function cutFile({ font, script, source, characters, features = [], family, ...own }) {
  const { axes, weight } = { ...font, ...own }
  const whole = await readSource({ font, source })
  await requireGlyphs({ whole, characters, name: `${font.file}-${source}` })
  const options = { noHinting: true, keepFeatures: features, dropTables }
  const cut = await subsetFont(whole, characters, {
    ...options,
    variationAxes: axes,
    targetFormat: 'sfnt',
  })
  const woff2 = await subsetFont(withShortName({ sfnt: cut, family: font.family }), undefined, {
    ...options,
    keepAllGlyphs: true,
    targetFormat: 'woff2',
  })
  const version = createHash('sha256').update(woff2).digest('hex').slice(0, 8)
  const name = `${font.file}-${script.replace(/[A-Z]/, '-$&').toLowerCase()}.${version}.woff2`
  await writeFile(new URL(name, folder), woff2)
  addresses[font.file] = { ...addresses[font.file], [script]: `/fonts/${name}` }
  console.log(`${name}: ${woff2.length} bytes`)
  faces.push(
    fontFace({
      'font-family': `'${family}'`,
      src: `url('/fonts/${name}') format('woff2')`,
      'font-weight': weight,
      'font-display': 'swap',
      'unicode-range': unicodeRange(characters),
    }),
  )
}

/** @param {typeof fonts[number]} font */
async function addStandIns(font) {
  const whole = await readSource({ font, source: 'latin' })
  const metrics = lineMetrics(await subsetFont(whole, 'x', { targetFormat: 'sfnt' }))
  for (const { name, local, widths } of font.standIns) {
    // The last face counts for the characters that several have.
    for (const [script, sizeAdjust] of Object.entries(widths)) {
      faces.push(
        fontFace({
          'font-family': `'${font.family} ${name}'`,
          src: local.map((installed) => `local('${installed}')`).join(', '),
          'size-adjust': percent(sizeAdjust),
          'ascent-override': percent(metrics.ascent / sizeAdjust),
          'descent-override': percent(metrics.descent / sizeAdjust),
          'line-gap-override': percent(metrics.lineGap / sizeAdjust),
          ...(script === 'cyrillic' ? { 'unicode-range': 'U+0400-04FF' } : {}),
        }),
      )
    }
  }
}

for (const font of fonts) {
  const { family, features, russian, names } = font
  for (const [script, cut] of Object.entries(scripts)) {
    const kept = script === 'cyrillic' ? features.cyrillic : features.latin
    await cutFile({ font, script, family, features: kept, ...cut })
  }
  // Of the Latin file Russian pages need the signs and a few letters: a family of their own, asked
  // first. Among so few nobody sees kerning.
  await cutFile({
    font,
    script: 'russian',
    source: 'latin',
    family: `${family} Russian`,
    ...russian,
  })
  for (const [source, characters] of Object.entries(names ?? {})) {
    const script = source === 'cyrillic' ? 'russianName' : 'romanianName'
    const one = { axes: { wght: 400 }, weight: '400' }
    await cutFile({ font, script, source, characters, family: `${family} Names`, ...one })
  }
  await addStandIns(font)
}

// Share images are drawn where no other font helps out, so that theirs have all the letters there are.
for (const font of fonts) {
  for (const source of ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']) {
    const woff2 = await subsetFont(await readSource({ font, source }), everyLetter, {
      variationAxes: font.cardAxes,
      noHinting: true,
      keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
      targetFormat: 'woff2',
    })
    const name = `${font.file}-${source}.woff2`
    await writeFile(new URL(`src/share-images/fonts/${name}`, root), woff2)
    console.log(`${name}: ${woff2.length} bytes`)
  }
}

const note = 'Made by scripts/make-fonts.mjs.'
await writeFile(new URL('src/styles/fonts.css', root), `/* ${note} */\n${faces.join('\n')}`)
await writeFile(
  new URL('src/styles/font-files.ts', root),
  `// ${note}
export const fontFiles = ${JSON.stringify(addresses, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")} as const
`,
)
