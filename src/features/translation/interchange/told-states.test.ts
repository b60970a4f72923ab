import { describe, expect, test } from 'vitest'
import { unitAfterEdit } from '../../../../tests/helpers/edited-unit'
import { sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { readExchange } from './read-file'
import { textHash } from '@/i18n/text-hash'
import type { ExchangeUnit } from './types'
import { writeExchange } from './write-file'

/** What a file says of its unit after a program, or a person, has changed it. */
function afterEdit(given: Parameters<typeof unitAfterEdit>[0]) {
  const { target, state, isOutdated } = unitAfterEdit(given)
  return { target, state, isOutdated }
}

const missing = { target: null }
const approved = { state: 'approved' as const }
const outdated = { state: 'approved' as const, isOutdated: true }
const sample = 'Возьмите хлеб и воду.'

describe('XLIFF 1.2', () => {
  const after = (unit: Partial<ExchangeUnit>, edit: (text: string) => string) =>
    afterEdit({ format: 'xliff-1.2', unit, edit })
  const fill = (text: string) => text.replace(/(<target[^>]*>)(<\/target>)/, '$1Хлеб.$2')

  test('a translated text whose state nobody touched is a draft', () => {
    expect(after(missing, fill)).toEqual({ target: 'Хлеб.', state: 'draft', isOutdated: false })
  })

  test.each([
    ['translated', 'needs-review'],
    ['needs-review-translation', 'needs-review'],
    ['needs-review-adaptation', 'needs-review'],
    ['needs-review-l10n', 'needs-review'],
    ['needs-translation', 'draft'],
    ['signed-off', 'approved'],
    ['final', 'approved'],
    ['x-other', 'needs-review'],
  ])('state %s is %s', (given, state) => {
    expect(after(missing, (text) => fill(text).replace('"new"', `"${given}"`)).state).toBe(state)
  })

  test('approved="yes" is an approval', () => {
    const edit = (text: string) => text.replace('<trans-unit', '<trans-unit approved="yes"')
    expect(after({}, edit).state).toBe('approved')
    expect(after(outdated, edit)).toEqual({ target: sample, state: 'approved', isOutdated: false })
  })

  test('an approval does not pass to a text written over it', () => {
    expect(after(approved, (text) => text.replace('хлеб', 'батон')).state).toBe('needs-review')
    expect(after(approved, (text) => text.replace('signed-off', 'final')).state).toBe('approved')
  })

  test.each([
    ['state="signed-off"', 'state="needs-review-translation"', 'needs-review'],
    ['state="signed-off"', 'state="needs-translation"', 'draft'],
    ['approved="yes"', 'approved="no"', 'needs-review'],
    ['approved="yes" ', '', 'needs-review'],
  ])('an approval left beside %s made %s does not outvote it', (was, now, state) => {
    const lowered = (text: string) => text.replace(was, now)
    expect(after(approved, (text) => lowered(text).replace('хлеб', 'батон')).state).toBe(state)
    expect(after(approved, lowered).state).toBe(state)
  })

  test('an approval that was taken back is not given by another word for it', () => {
    const edit = (text: string) =>
      text.replace(' approved="yes"', '').replace('signed-off', 'final')
    expect(after(approved, edit).state).toBe('needs-review')
  })

  test('an outdated text that was gone over', () => {
    const edit = (text: string) => text.replace('needs-adaptation', 'translated')
    expect(after(outdated, edit)).toEqual({
      target: sample,
      state: 'needs-review',
      isOutdated: false,
    })
  })

  test('a text that was deleted', () => {
    const edit = (text: string) => text.replace(sample, '')
    expect(after({}, edit)).toEqual({ target: null, state: 'missing', isOutdated: false })
  })
})

describe('XLIFF 2.1', () => {
  const after = (unit: Partial<ExchangeUnit>, edit: (text: string) => string) =>
    afterEdit({ format: 'xliff-2.1', unit, edit })
  const fill = (text: string) => text.replace('</source>', '</source><target>Хлеб.</target>')

  test.each([
    ['initial', 'draft'],
    ['translated', 'needs-review'],
    ['reviewed', 'needs-review'],
    ['final', 'approved'],
  ])('state %s is %s', (given, state) => {
    const edit = (text: string) => fill(text).replace('state="initial"', `state="${given}"`)
    expect(after(missing, edit)).toEqual({ target: 'Хлеб.', state, isOutdated: false })
  })

  test('an approval does not pass to a text beside a mark of the program itself', () => {
    const marked = (text: string) =>
      text.replace('state="final"', 'state="final" subState="tool:seen"')
    expect(after(approved, (text) => marked(text).replace('хлеб', 'батон')).state).toBe(
      'needs-review',
    )
    expect(after(approved, marked).state).toBe('approved')
  })

  test('a text that was cut into segments', () => {
    const segments = [
      '<segment state="final"><source>a</source><target>Возьмите</target></segment>',
      '<ignorable><source> </source></ignorable>',
      '<segment state="translated"><source>b</source><target>хлеб.</target></segment>',
    ]
    const edit = (text: string) => text.replace(/<segment[^]*<\/segment>/, segments.join('\n'))
    expect(after(missing, edit)).toEqual({
      target: 'Возьмите хлеб.',
      state: 'needs-review',
      isOutdated: false,
    })
  })

  test('a bold text marked by start and end', () => {
    const edit = (text: string) =>
      text
        .replace('<pc id="b1" type="fmt" subType="xlf:b">', '<sc id="b1"/>')
        .replace('</pc>', '<ec startRef="b1"/>')
    const unit = { format: 'rich-text' as const, source: 'apă', target: '<b>вода</b>' }
    expect(after(unit, edit).target).toBe('<b>вода</b>')
  })

  test('a bold text of a program with names of its own', () => {
    const edit = (text: string) => text.replace('id="b1"', 'id="77"')
    const unit = { format: 'rich-text' as const, source: 'apă', target: '<b>вода</b>' }
    expect(after(unit, edit).target).toBe('<b>вода</b>')
  })
})

describe('PO', () => {
  const after = (unit: Partial<ExchangeUnit>, edit: (text: string) => string) =>
    afterEdit({ format: 'po', unit, edit })
  const fill = (text: string) => text.replace(/msgstr ""\n$/, 'msgstr "Хлеб."\n')

  test('a translated text without flags is a draft, as it had none', () => {
    expect(after(missing, fill)).toEqual({ target: 'Хлеб.', state: 'draft', isOutdated: false })
  })

  test('flags', () => {
    const flag = (flags: string) => (text: string) => text.replace('#, x-review', `#, ${flags}`)
    expect(after({}, flag('fuzzy')).state).toBe('draft')
    expect(after({}, flag('fuzzy, x-review')).state).toBe('draft')
    expect(after(outdated, (text) => text.replace('#, fuzzy\n', ''))).toEqual({
      target: sample,
      state: 'needs-review',
      isOutdated: false,
    })
  })

  // Programs such as msgcat and Poedit leave out flags they do not know.
  test.each([
    ['needs-review', false],
    ['draft', false],
    ['needs-review', true],
    ['approved', true],
  ] as const)('a lost flag approves nothing: %s, outdated %s', (state, isOutdated) => {
    for (const flags of ['', '#, c-format\n']) {
      const unflagged = (text: string) => text.replace(/^#, .*\n/m, flags)
      const edited = (text: string) => unflagged(text).replace('хлеб', 'батон')
      for (const edit of [unflagged, edited]) {
        expect(after({ state, isOutdated }, edit).state).toBe('needs-review')
      }
    }
  })

  test('an approved text without flags stays so until it is changed', () => {
    const noted = (text: string) => text.replace('#. desk', '# Ana\n#. desk')
    expect(after(approved, noted).state).toBe('approved')
    expect(after(approved, (text) => text.replace('хлеб', 'батон')).state).toBe('needs-review')
  })

  test('a previous source that was wrapped', () => {
    const unit = sampleUnit({ previousSource: 'Luați "pâine"\nși apă.' })
    const text = writeExchange({ format: 'po', file: sampleFile([unit]) })
    const wrapped = text.replace(
      /#\| msgid .*\n/,
      '#| msgctxt "x"\n#| msgid ""\n#| "Luați \\"pâine\\"\\n"\n#| "și apă."\n',
    )
    expect(wrapped).not.toBe(text)
    const bytes = new TextEncoder().encode(wrapped)
    expect(readExchange({ format: 'po', bytes }).units).toEqual([unit])
  })
})

describe.each(['csv', 'json'] as const)('%s', (format) => {
  const after = (unit: Partial<ExchangeUnit>, edit: (text: string) => string) =>
    afterEdit({ format, unit, edit })
  // The state now comes before the one at the export in one, after it in the other.
  const approve = (text: string) => text.replace('needs-review', 'approved')

  test('a state that was told counts, one that was left does not pass on', () => {
    expect(after({}, approve).state).toBe('approved')
    expect(after(approved, (text) => text.replace('хлеб', 'батон')).state).toBe('needs-review')
  })
})

test('a formula of a spreadsheet is text, and stays as it was', () => {
  for (const target of [
    '=1+1',
    '+7',
    '-5 °C',
    '@home',
    '\tтаб',
    '\rx',
    "'=1",
    "''-1",
    '＝1',
    "'да",
  ]) {
    const unit = sampleUnit({ target })
    const text = writeExchange({ format: 'csv', file: sampleFile([unit]) })
    expect(text).not.toMatch(/(?:,|\n)"[=+\-@\t\r＝]/)
    const bytes = new TextEncoder().encode(text)
    expect(readExchange({ format: 'csv', bytes }).units).toEqual([unit])
  }
})

/** The file as programs write it that put every element and text on a line of its own. */
function indented(text: string): string {
  let depth = 0
  return text
    .split(/(<[^>]+>)/u)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => {
      if (piece.startsWith('</')) depth -= 1
      const line = '  '.repeat(depth) + piece
      if (/^<[^/?].*[^/]>$/su.test(piece)) depth += 1
      return line
    })
    .join('\n')
}

describe.each(['xliff-1.2', 'xliff-2.1'] as const)('an indented file in %s', (format) => {
  test.each([
    [{ format: 'text', source: 'Luați pâine.', target: 'Возьмите хлеб.' }],
    [{ format: 'textarea', source: 'Luați\npâine.', target: 'Возьмите\nхлеб.' }],
    [{ format: 'message', source: 'Bună, {name}!', target: 'Здравствуйте, {name}!' }],
    [
      {
        format: 'rich-text',
        source: 'Luați <b1>pâine</b1> și <a1>apă</a1>.',
        target: 'Возьмите <b1>хлеб</b1> и <a1>воду</a1>.',
      },
    ],
  ] as const)('proposes nothing: %o', (texts) => {
    const unit = {
      ...texts,
      sourceHash: textHash(texts.source),
      targetHash: textHash(texts.target),
    }
    const { target } = afterEdit({ format, unit, edit: indented })
    expect(target).toBe(texts.target)
  })

  test('keeps what a translator has changed in it', () => {
    const edit = (text: string) => indented(text.replace('хлеб', 'сыр'))
    expect(afterEdit({ format, unit: {}, edit }).target).toBe('Возьмите сыр и воду.')
  })
})
