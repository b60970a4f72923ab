import fc from 'fast-check'
import { exchangeSchema } from '@/features/translation/interchange/schema'
import type { ExchangeFile, ExchangeUnit } from '@/features/translation/interchange/types'
import { textHash } from '@/i18n/text-hash'
import type { TextFormat } from '@/features/translation/types'

const nastyPieces = [
  ...[
    ' ',
    '  ',
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\u00a0',
    '\u2028',
    '\u0085',
    '\u000b',
    '\u0001',
    '\u001f',
  ],
  ...['\ufeff', '\ufffe', '\uffff', '\ufffd', '😀', '𝄞', 'ș', 'ё', 'e\u0301', '\u200b'],
  ...[
    '&',
    '<',
    '>',
    '"',
    "'",
    '&amp;',
    '&#10;',
    ']]>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?xml',
    '<!DOCTYPE',
  ],
  ...[
    '\\',
    '\\n',
    '\\"',
    '"\n"',
    '#, fuzzy',
    'msgid "x"',
    ',',
    ';',
    '=1+1',
    '+1',
    '-1',
    '@a',
    "'=1",
  ],
  ...[
    '{',
    '}',
    '{name}',
    '{count, plural, one {# carte} other {# de cărți}}',
    "'{'",
    '<b>',
    '</b>',
  ],
  ...['__proto__', 'constructor', 'null', '%s', '${x}', 'Pâine', 'Хлеб'],
]

const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...nastyPieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join('').replaceAll('\0', ''))

const plainMarkup = nastyText.map((text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
)

const { markup: soundMarkup } = fc.letrec<{ markup: string; part: string }>((tie) => ({
  markup: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    plainMarkup,
    fc.constantFrom('<br/>', '<tab/>', '<x id="1"/>', '<x id="12"/>'),
    fc
      .tuple(fc.constantFrom('b', 'i', 'u', 's', 'code'), tie('markup'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), tie('markup'))
      .map(([id, inner]) => `<a id="${id}">${inner}</a>`),
  ),
}))

const message = fc
  .array(
    fc.oneof(
      nastyText,
      fc.constantFrom('{name}', '{count, number}', '{d, date, short}', '{name}', '<b>{name}</b>'),
      fc.constant('{count, plural, one {{name} are o carte} other {# cărți}}'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''))

const anyMarkup = fc.oneof({ weight: 4, arbitrary: soundMarkup }, nastyText)

function textIn(format: TextFormat): fc.Arbitrary<string> {
  if (format === 'rich-text') return anyMarkup
  return format === 'message' ? fc.oneof(message, nastyText) : nastyText
}

const name = fc.string({
  unit: fc.constantFrom('a', 'b', 'X', '0', '9', '-', '_'),
  minLength: 1,
  maxLength: 8,
})

const address = fc.oneof(
  fc.tuple(name, name, name).map(([slug, id, path]) => `collection:${slug}:${id}:${path}.${id}#3a`),
  fc.tuple(name, name).map(([slug, path]) => `global:${slug}:${path}`),
  fc.tuple(name, name).map(([one, two]) => `message:${one}.${two}`),
)

// XLIFF leaves control characters out of notes.
const note = nastyText.map((text) => text.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ''))

function orNull<Value>(arbitrary: fc.Arbitrary<Value>) {
  return fc.oneof(fc.constant(null), arbitrary)
}

const exchangeUnit: fc.Arbitrary<ExchangeUnit> = fc
  .constantFrom<TextFormat>('text', 'textarea', 'rich-text', 'message')
  .chain((format) =>
    fc.record({
      unit: address,
      source: textIn(format),
      target: orNull(textIn(format)).map((text) => text || null),
      state: fc.constantFrom('draft', 'needs-review', 'approved'),
      isOutdated: fc.boolean(),
      isLocked: fc.boolean(),
      format: fc.constant(format),
      maxLength: orNull(fc.integer({ min: 1, max: 10_000 })),
      note: orNull(note).map((text) => text || null),
      previousSource: orNull(textIn(format)).map((text) => text || null),
    }),
  )
  .map(({ state, ...unit }) => ({
    ...unit,
    state: unit.target === null ? 'missing' : state,
    sourceHash: textHash(unit.source),
    targetHash: textHash(unit.target),
  }))

/** Files as the desk exports them, with everything in their texts that a format may trip over. */
export const exchangeFile: fc.Arbitrary<ExchangeFile> = fc.record({
  exportId: fc.uuid(),
  schema: fc.constant(exchangeSchema),
  sourceLocale: fc.constant('ro'),
  targetLocale: fc.constantFrom('en', 'ru'),
  units: fc.uniqueArray(exchangeUnit, { selector: ({ unit }) => unit, maxLength: 6 }),
})

/** A unit for a test to change what it is about. */
export function sampleUnit(changes: Partial<ExchangeUnit> = {}): ExchangeUnit {
  const source = changes.source ?? 'Luați pâine și apă.'
  const target = changes.target === undefined ? 'Возьмите хлеб и воду.' : changes.target
  return {
    unit: 'global:home:news.text',
    source,
    target,
    sourceHash: textHash(source),
    targetHash: textHash(target),
    state: target === null ? 'missing' : 'needs-review',
    isOutdated: false,
    isLocked: false,
    format: 'text',
    maxLength: null,
    note: null,
    previousSource: null,
    ...changes,
  }
}

export function sampleFile(units: ExchangeUnit[] = [sampleUnit()]): ExchangeFile {
  return {
    exportId: '7f3c6a52-0000-4000-8000-000000000001',
    schema: exchangeSchema,
    sourceLocale: 'ro',
    targetLocale: 'ru',
    units,
  }
}
