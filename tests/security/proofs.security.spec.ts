import { expect, it } from 'vitest'
import { documented, held, missingProofs, type Status } from '../helpers/asvs'

const file = 'tests/security/proofs.security.spec.ts'

function missing(status: Status): number {
  return missingProofs({ number: '0.0.0', level: 'L1', about: 'nothing', status }).length
}

it('a row rests on a test that is there', () => {
  expect(missing(held({ [file]: 'a row rests on a test that is there' }))).toBe(0)
  expect(
    missing(
      held({
        'tests/int/api-edges.int.spec.ts': 'of a link to %s in a text the words are published',
      }),
    ),
  ).toBe(0)
})

it('a row whose test was renamed, skipped or moved is told of', () => {
  const skipped = "it.skip('never run', () => {})"
  expect(missing(held({ [file]: ['a row rests on', 'never run'] })), skipped).toBe(2)
  expect(missing(held({ 'tests/security/gone.security.spec.ts': 'a row' }))).toBe(1)
})

it('a row rests on a heading of a document', () => {
  expect(missing(documented({ 'docs/security.md': 'Roles' }))).toBe(0)
  expect(missing(documented({ 'docs/security.md': 'Rol' }))).toBe(1)
})
