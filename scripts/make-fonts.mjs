// @ts-check
// Cuts the site's fonts out of the packages that carry them: `node scripts/make-fonts.mjs`.
// Writes public/fonts, src/styles/fonts.css and the fonts of the share images; run it again after a
// change of a font package.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
const folder = new URL('public/fonts/', root)

const shared = ' !"#%&\'()*+,-./0123456789:;=?@[]_«»‘’“”„–—…№·×°\u00a0'
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzâîÂÎàáçèéêëíñóôöúüßÖÜÉ'
const romanian = 'ăĂșȘțȚ'
const cyrillic = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'

// The package splits the scripts over files, so that each of ours comes from one of them.
const scripts = /** @type {const} */ ({
  latin: { source: 'latin', characters: shared + latin },
  romanian: { source: 'latin-ext', characters: romanian },
  cyrillic: { source: 'cyrillic', characters: cyrillic },
})

// Widths of the stand-ins compared with ours, measured over a page of each language, so that lines
// break in the same places before and after the font arrives.
const fonts = [
  {
    family: 'Literata',
    file: 'literata',
    package: '@fontsource-variable/literata',
    cut: 'standard',
    // One weight of the cut for large sizes: finer hairlines, tighter fit.
    axes: { opsz: 40, wght: 480 },
    weight: '400 700',
    standIns: [
      { name: 'Georgia', local: ['Georgia', 'Gelasio'], sizeAdjust: 1.075 },
      { name: 'Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'], sizeAdjust: 1.18 },
    ],
  },
  {
    family: 'Onest',
    file: 'onest',
    package: '@fontsource-variable/onest',
    cut: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    standIns: [
      {
        name: 'Arial',
        local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
        sizeAdjust: 1.042,
      },
      { name: 'Roboto', local: ['Roboto'], sizeAdjust: 1.05 },
    ],
  },
]

const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

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
  .map(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .flat()
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
 * Line metrics of a font as shares of its em.
 * @param {Uint8Array} sfnt
 */
function lineMetrics(sfnt) {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const table = (/** @type {string} */ tag) => {
    for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
      const name = String.fromCharCode(...sfnt.subarray(entry, entry + 4))
      if (name === tag) return view.getUint32(entry + 8)
    }
    throw new Error(`The font has no table ${tag}.`)
  }
  const em = view.getUint16(table('head') + 18)
  const hhea = table('hhea')
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
  }
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

const faces = []
/** @type {Record<string, Record<string, string>>} */
const addresses = {}

for (const font of fonts) {
  for (const [script, { source, characters }] of Object.entries(scripts)) {
    const file = `node_modules/${font.package}/files/${font.file}-${source}-${font.cut}-normal.woff2`
    const whole = await readFile(new URL(file, root))
    const options = {
      variationAxes: font.axes,
      noHinting: true,
      keepFeatures,
    }
    const woff2 = await subsetFont(whole, characters, { ...options, targetFormat: 'woff2' })
    const version = createHash('sha256').update(woff2).digest('hex').slice(0, 8)
    const name = `${font.file}-${script}.${version}.woff2`
    await writeFile(new URL(name, folder), woff2)
    addresses[font.file] = { ...addresses[font.file], [script]: `/fonts/${name}` }
    console.log(`${name}: ${woff2.length} bytes`)
    faces.push(
      fontFace({
        'font-family': `'${font.family}'`,
        src: `url('/fonts/${name}') format('woff2')`,
        'font-weight': font.weight,
        'font-display': 'swap',
        'unicode-range': unicodeRange(characters),
      }),
    )
    if (script !== 'latin') continue
    const metrics = lineMetrics(await subsetFont(whole, 'x', { ...options, targetFormat: 'sfnt' }))
    for (const { name: standIn, local, sizeAdjust } of font.standIns) {
      faces.push(
        fontFace({
          'font-family': `'${font.family} ${standIn}'`,
          src: local.map((installed) => `local('${installed}')`).join(', '),
          'size-adjust': percent(sizeAdjust),
          'ascent-override': percent(metrics.ascent / sizeAdjust),
          'descent-override': percent(metrics.descent / sizeAdjust),
          'line-gap-override': percent(metrics.lineGap / sizeAdjust),
        }),
      )
    }
  }
}

// Share images are drawn where no other font helps out, so that theirs has all the letters there are.
const [display] = fonts
for (const script of ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']) {
  const name = `${display.file}-${script}`
  const file = `node_modules/${display.package}/files/${name}-${display.cut}-normal.woff2`
  const whole = await readFile(new URL(file, root))
  const woff2 = await subsetFont(whole, everyLetter, {
    variationAxes: display.axes,
    noHinting: true,
    keepFeatures,
    targetFormat: 'woff2',
  })
  await writeFile(new URL(`src/share-images/fonts/${name}.woff2`, root), woff2)
  console.log(`${name}.woff2: ${woff2.length} bytes`)
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
