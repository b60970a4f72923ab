// @ts-check
// What is cut out of the fonts: the characters of each file, weights and stand-ins. `make-fonts.mjs` cuts.

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
export const scripts = {
  latin: { source: 'latin', characters: common },
  romanian: { source: 'latin-ext', characters: romanian },
  rare: { source: 'latin', characters: rare.join('') },
  cyrillic: { source: 'cyrillic', characters: cyrillic },
}

// Widths of the stand-ins compared with ours, measured over the pages of each language, so that lines
// break in the same places before and after the font arrives.
export const fonts = [
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
      characters: `${signs}${lowercase.replace('q', '')}ABCDEGHIJLMNOPQRSTUVXYâ`,
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

/** Latin, Cyrillic and their punctuation, as ranges of Unicode. */
export const everyLetter = [
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

/**
 * @param {number} first
 * @param {number} last
 */
function charactersBetween(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
