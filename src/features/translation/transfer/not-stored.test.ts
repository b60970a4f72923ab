import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { sampleUnit } from '../../../../tests/helpers/exchange-units'
import type { Step } from './import-plan'
import { toNotStored } from './not-stored'

function step({ unit, path }: { unit: string; path: string }): Step {
  const exported = sampleUnit({ unit })
  return {
    ...{ exported, present: null, verdict: 'apply', reason: null, movedLinks: [], decision: null },
    ...{ text: exported.target, approve: false, isOutdated: false, errors: [], path },
  }
}

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
  const problem = toNotStored({ error: invalid('cards.0.text'), steps })
  expect(problem?.params.body).toMatchObject({
    args: { unit: 'global:home:cards.a1.text', reason: 'Scrieți textul fără etichete' },
  })
  expect(problem?.said.ro).toContain('(Scrieți textul fără etichete)')
})

test('another field that keeps the record from being stored is named, too', () => {
  const problem = toNotStored({ error: invalid('slug'), steps })
  expect(problem?.said.ro).toMatch(/^Textul global:home:banner1\.title: .*slug: Scrieți/)
})

test('any other error stays what it is', () => {
  expect(toNotStored({ error: new Error('Connection terminated'), steps })).toBeUndefined()
})
