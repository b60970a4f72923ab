import fc from 'fast-check'
import { locales } from '@/i18n/locales'

const locale = fc.constantFrom(...locales)
const one = fc.constantFrom(0 as const, 1 as const)
/** Which field, and which block of rich text: taken modulo how many there are. */
const spot = fc.nat(11)
const publication = fc.constantFrom(
  'none' as const,
  'none' as const,
  'one' as const,
  'all' as const,
)

// The two forms, the two languages of the desk and the two programs are told by their numbers.
const preparing = fc.oneof(
  fc.record({ act: fc.constant('open' as const), who: one, locale }),
  fc.record({ act: fc.constant('type' as const), who: one, spot }),
  fc.record({ act: fc.constant('type' as const), who: one, spot }),
  fc.record({
    act: fc.constant('choose' as const),
    who: one,
    choice: fc.constantFrom('mine' as const, 'theirs' as const),
  }),
  fc.record({ act: fc.constant('look' as const), who: one, locale, spot }),
  fc.record({ act: fc.constant('read' as const), who: one, locale }),
)

const sending = fc.oneof(
  fc.record({ act: fc.constant('save' as const), who: one, publication }),
  fc.record({ act: fc.constant('save' as const), who: one, publication }),
  fc.record({ act: fc.constant('desk' as const), who: one, approve: fc.boolean() }),
  fc.record({ act: fc.constant('desk' as const), who: one, approve: fc.boolean() }),
  fc.record({
    act: fc.constant('rest' as const),
    locale,
    spot,
    says: fc.constantFrom('draft' as const, 'published' as const, 'nothing' as const),
  }),
  fc.record({ act: fc.constant('rest-with-base' as const), who: one, spot, publication }),
  fc.record({ act: fc.constant('publish' as const), locale }),
  fc.record({ act: fc.constant('unpublish' as const), locale }),
  fc.record({ act: fc.constant('withdraw' as const), locale }),
  fc.record({ act: fc.constant('restore' as const), version: fc.nat(3) }),
)

const together = fc.record({ act: fc.constant('together' as const), one: sending, other: sending })

/** What one of those who write does next. */
export const step = fc.oneof(
  { weight: 5, arbitrary: preparing },
  { weight: 5, arbitrary: sending },
  { weight: 2, arbitrary: together },
)

type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never
export type Sending = Drawn<typeof sending>
export type Preparing = Drawn<typeof preparing>
export type Step = Drawn<typeof step>

export const subjectNumber = fc.constantFrom(0 as const, 1 as const, 2 as const)

const prepared = new Set(['open', 'type', 'choose', 'look', 'read'])

export function isSending(one: Preparing | Sending): one is Sending {
  return !prepared.has(one.act)
}
