import { expect, test } from 'vitest'
import { sampleFile, sampleUnit } from '../../../../tests/helpers/exchange-units'
import { textHash } from '@/i18n/text-hash'
import type { ExchangeUnit } from '../interchange/types'
import type { PresentUnit } from './import-current'
import { planImport } from './import-plan'
import type { Decision } from './import-report'

const before = 'через <a id="1">форму</a>'
const source = 'prin <a id="1">formular</a>'

const exported = sampleUnit({
  ...{ format: 'rich-text', source, sourceHash: textHash(source) },
  ...{ target: 'только через <a id="1">форму</a>', targetHash: textHash(before) },
})

function present(changes: { source?: string; target?: string } = {}): PresentUnit {
  const texts = { source, target: before, ...changes }
  return {
    ...texts,
    sourceHash: textHash(texts.source),
    targetHash: textHash(texts.target),
    isLocked: false,
    format: 'rich-text',
    title: 'Contact',
    state: 'needs-review',
    container: 'home',
    document: '',
    position: 0,
  }
}

/** What becomes of the unit, with or without a decision about it. */
function planned({
  unit = exported,
  now,
  decision,
}: {
  unit?: ExchangeUnit
  now: PresentUnit
  decision?: Decision
}) {
  const [step] = planImport({
    ...{ file: sampleFile([unit]), present: new Map([[unit.unit, now]]), mayApprove: true },
    ...{ decisions: decision === undefined ? {} : { [unit.unit]: decision }, seen: {} },
  })
  return step
}

/** The same with the text of the file chosen over that of the site. */
function chosen(given: { unit?: ExchangeUnit; now: PresentUnit }) {
  return planned({ ...given, decision: 'theirs' })
}

test('a text of the file cannot be chosen where its words would stand on other links', () => {
  const now = present({ source: 'prin <a id="1">e-mail</a> sau <a id="2">formular</a>' })
  expect(chosen({ now })).toMatchObject({ movedLinks: [1], decision: null, text: null })
})

test('a text of the file can be chosen where its links are the same', () => {
  const now = present({ target: 'или через <a id="1">форму</a>' })
  expect(chosen({ now })).toMatchObject({ decision: 'theirs', text: exported.target })
})

test('what choosing the text of the file would approve is known before, and approved then', () => {
  const unit: ExchangeUnit = { ...exported, state: 'approved' }
  const now = present({ target: 'или через <a id="1">форму</a>' })
  expect(planned({ unit, now })).toMatchObject({ isTheirsApproved: true, approve: false })
  expect(chosen({ unit, now })).toMatchObject({ isTheirsApproved: true, approve: true })
  expect(planned({ unit, now, decision: { text: 'Иначе' } })).toMatchObject({ approve: false })
  expect(planned({ now })).toMatchObject({ isTheirsApproved: false })
})
