// @ts-check
// Cuts the site's fonts out of the packages that carry them: `node scripts/make-fonts.mjs`.
// Writes public/fonts, src/styles/fonts.css and the fonts of the share images; run it again after a
// change of a font package.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { percent, toFontFace, toUnicodeRange } from './fonts/css.mjs'
import { everyLetter, fonts, scripts } from './fonts/plan.mjs'
import { countGlyphs, readLineMetrics, withShortName } from './fonts/sfnt.mjs'

const root = new URL('..', import.meta.url)
const folder = new URL('public/fonts/', root)

// Browsers make do without. They refuse a font that has no `name`.
const dropTables = ['GDEF', 'HVAR', 'MVAR', 'STAT', 'gasp', 'vhea', 'vmtx']

/**
 * What a font cannot draw has no place in its range: browsers would fetch it in vain.
 * @param {{ whole: Uint8Array, characters: string, name: string }} options
 */
async function requireGlyphs({ whole, characters, name }) {
  for (const character of characters) {
    const one = await subsetFont(whole, character, { targetFormat: 'sfnt' })
    if (countGlyphs(one) < 2)
      throw new Error(`${name} has no ${character} (${character.codePointAt(0)}).`)
  }
}

/** @param {{ font: typeof fonts[number], source: string }} options */
function readSource({ font, source }) {
  const file = `${font.file}-${source}-${font.cut}-normal.woff2`
  return readFile(new URL(`node_modules/${font.package}/files/${file}`, root))
}

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
    toFontFace({
      'font-family': `'${family}'`,
      src: `url('/fonts/${name}') format('woff2')`,
      'font-weight': weight,
      'font-display': 'swap',
      'unicode-range': toUnicodeRange(characters),
    }),
  )
}

/** @param {typeof fonts[number]} font */
async function addStandIns(font) {
  const whole = await readSource({ font, source: 'latin' })
  const metrics = readLineMetrics(await subsetFont(whole, 'x', { targetFormat: 'sfnt' }))
  for (const { name, local, widths } of font.standIns) {
    // The last face counts for the characters that several have.
    for (const [script, sizeAdjust] of Object.entries(widths)) {
      faces.push(
        toFontFace({
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
