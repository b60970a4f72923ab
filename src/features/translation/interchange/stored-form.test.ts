import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeFile, sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { textHash } from '@/i18n/text-hash'
import { plainText, toMarkup, toNodes } from '@/rich-text/markup'
import { maxRewrittenTags } from './limits'
import { storedMarkup } from './inline/stored-markup'
import { readExchange } from './read-file'
import { mergeVerdict } from './verdicts'
import { writeExchange } from './write-file'

const was = sampleUnit({
  format: 'rich-text',
  source: 'Luați <a id="1">pâine</a> și <a id="2">apă</a>.<x id="1"/>',
  target: 'Возьмите хлеб.',
})

/** A file in which somebody has written another text. */
function fileWith(target: string) {
  const text = writeExchange({ format: 'po', file: sampleFile([was]) })
  const msgstr = JSON.stringify(target)
  const bytes = new TextEncoder().encode(text.replace(/msgstr "Воз.*"/, () => `msgstr ${msgstr}`))
  const [unit] = readExchange({ format: 'po', bytes }).units
  if (!unit) throw new Error('No unit')
  return unit
}

/** What becomes of the text where the site has this one. */
function verdictBeside({ target, present }: { target: string; present: string }) {
  const current = { ...was, target: present, targetHash: textHash(present) }
  return mergeVerdict({ exported: fileWith(target), current, mayApprove: false })
}

const address = (url: string) => ({ type: 'link', version: 1, fields: { linkType: 'custom', url } })
const links = new Map([
  [1, address('/a')],
  [2, address('/b')],
])
const opaque = new Map([[1, { type: 'upload', version: 1, fields: { value: 7 } }]])

/** What the site makes of the markup when it is saved. */
function saved(markup: string): string {
  return toMarkup(toNodes({ markup, links, opaque }), { links, opaque }).markup
}

describe('other ways to write the same', () => {
  test.each([
    ['Хлеб<br />и<br>вода<br  />', 'Хлеб<br/>и<br/>вода<br/>'],
    ['Хлеб<tab />и вода<x id="1" />', 'Хлеб<tab/>и вода<x id="1"/>'],
    ['<i><b>Хлеб</b></i> и вода', '<b><i>Хлеб</i></b> и вода'],
    ['<b>Хлеб</b><b> и</b> вода', '<b>Хлеб и</b> вода'],
    ['<b>Хлеб <a id="2">и</a></b> вода', '<b>Хлеб </b><a id="2"><b>и</b></a> вода'],
    ['<a id="2">Хлеб</a> <a id="1">и</a> <a id="2">вода</a> & соль', null],
    ['Хлеб<i></i> и вода', 'Хлеб и вода'],
  ])('%s', (target, form) => {
    const present = form ?? saved(target)
    expect(saved(target)).toBe(present)
    expect(verdictBeside({ target, present })).toEqual({ kind: 'unchanged' })
    expect(verdictBeside({ target, present: 'Возьмите хлеб.' })).toMatchObject({ kind: 'apply' })
  })

  test('are looked for in rich text only', () => {
    expect(storedMarkup('a<br />')).toBe('a<br/>')
    const unit = sampleUnit({ format: 'textarea', target: 'a<br />', targetHash: textHash('b') })
    const bytes = new TextEncoder().encode(
      writeExchange({ format: 'json', file: sampleFile([unit]) }),
    )
    expect(readExchange({ format: 'json', bytes }).units[0]?.target).toBe('a<br />')
  })
})

test.each(['<b>a', '<p>a</p>', 'a <br', '<a id="1">x <a id="2">y</a></a>', '<i></i>'])(
  'what cannot be stored stays as it was written: %s',
  (markup) => {
    expect(storedMarkup(markup)).toBe(markup)
  },
)

test('a text that nobody has changed stays as it was exported', () => {
  const unit = sampleUnit({ format: 'rich-text', target: '<i><b>a</b></i><br />' })
  const bytes = new TextEncoder().encode(writeExchange({ format: 'po', file: sampleFile([unit]) }))
  expect(readExchange({ format: 'po', bytes }).units).toEqual([unit])
})

test('more tags than texts have are left alone, as they would take long', () => {
  const tags = (count: number) => '<br />'.repeat(count)
  expect(storedMarkup(tags(maxRewrittenTags))).toBe('<br/>'.repeat(maxRewrittenTags))
  expect(storedMarkup(tags(maxRewrittenTags + 1))).toBe(tags(maxRewrittenTags + 1))
})

test('no character is lost, and what was rewritten is in its last form', () => {
  fc.assert(
    fc.property(exchangeFile, ({ units }) => {
      for (const { source } of units) {
        const form = storedMarkup(source)
        expect(plainText(form)).toBe(plainText(source))
        expect(storedMarkup(form)).toBe(form)
      }
    }),
    { numRuns: 300 },
  )
})
