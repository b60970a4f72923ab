import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { sampleUnit } from '../../../../tests/helpers/exchange-units'
import { MarkupError } from '@/rich-text/markup'
import type { Step } from './import-plan'
import { toNotStored } from './not-stored'

function step(options: { unit: string; path?: string; text?: string }): Step {
  const { unit, path = null, text } = options
  const exported = sampleUnit({ unit, ...(text && { target: text, format: 'rich-text' }) })
  return {
    ...{ exported, present: null, verdict: 'apply', reason: null, decision: null },
    ...{ movedLinks: [], isTheirsApproved: false },
    ...{ text: exported.target, approve: false, isOutdated: false, errors: [], path },
  }
}

const language = 'ro'

const steps = [
  step({ unit: 'global:home:banner1.title', path: 'banner1.title' }),
  step({ unit: 'global:home:cards.a1.text', path: 'cards.0.text' }),
]

const invalid = (path: string) =>
  new ValidationError({
    errors: [
      { path, message: 'Scrieți textul fără etichete.' },
      { path, message: 'Scrieți textul fără etichete.' },
    ],
  })

test('the text that its record does not take is named, with the reason that the record gives', () => {
  const problem = toNotStored({ error: invalid('cards.0.text'), steps, language })
  expect(problem?.params.body).toMatchObject({
    args: { unit: 'global:home:cards.a1.text', reason: 'Scrieți textul fără etichete' },
  })
  expect(problem?.sentence.ro).toContain('(Scrieți textul fără etichete)')
})

test('another field that keeps the record from being stored is named, too', () => {
  const problem = toNotStored({ error: invalid('slug'), steps, language })
  expect(problem?.sentence.ro).toMatch(/^Textul global:home:banner1\.title: .*slug: Scrieți/)
})

test('rich text that cannot be read is named, with its tag', () => {
  const range = { start: 4, end: 7 }
  const error = new MarkupError({ code: 'unclosed', args: { tag: 'b' }, range })
  const rich = [
    step({ unit: 'global:home:news.text#1', text: 'Text fără marcaje' }),
    step({ unit: 'global:home:news.text#2', text: 'Iată<b> text' }),
  ]
  const problem = toNotStored({ error, steps: rich, language })
  expect(problem?.params.body).toMatchObject({
    problem: 'not-stored',
    args: { unit: 'global:home:news.text#2', reason: 'Marcajul <b> nu este închis' },
  })
})

test('any other error stays what it is', () => {
  expect(
    toNotStored({ error: new Error('Connection terminated'), steps, language }),
  ).toBeUndefined()
})
