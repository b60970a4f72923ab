import { expect, test } from 'vitest'
import { draftErrors, emptyDraft } from './components/application-draft'
import { applicationSchema, withdrawalSchema } from './schema'

const motivation = 'Scriu despre filme de zece ani și aș vrea să o fac împreună cu voi.'
const fine = { name: 'Ana', role: 'writer', topic: 'cinema', motivation, links: '', locale: 'ro' }

function findKey(change: object): string | undefined {
  return applicationSchema.safeParse({ ...fine, ...change }).error?.issues[0]?.message
}

test('an application is trimmed, and its links are read line by line', () => {
  const given = {
    ...fine,
    name: ' S\u0326tefan ',
    motivation: `\r\n${motivation}\r\nDa.  `,
    links: ' https://a.example/x?y=1#z \r\n\r\nHTTP://b.example\n',
  }
  expect(applicationSchema.parse(given)).toEqual({
    ...fine,
    name: 'Ștefan',
    motivation: `${motivation}\nDa.`,
    links: ['https://a.example/x?y=1#z', 'HTTP://b.example'],
  })
})

test('name and links may be left out', () => {
  const { name, links, ...rest } = fine
  expect(applicationSchema.parse(rest)).toMatchObject({ name: '', links: [] })
})

const link = 'https://a.example'

test.each([
  [{}, undefined],
  [{ name: 'x'.repeat(100) }, undefined],
  [{ name: 'x'.repeat(101) }, 'NAME_FIELD_too_long_ERROR'],
  [{ name: 'a\nb' }, 'NAME_FIELD_ERROR'],
  [{ name: '\u200b' }, 'NAME_FIELD_ERROR'],
  [{ role: undefined }, 'ROLE_FIELD_empty_ERROR'],
  [{ role: 'admin' }, 'ROLE_FIELD_empty_ERROR'],
  [{ topic: '' }, 'TOPIC_FIELD_empty_ERROR'],
  [{ motivation: undefined }, 'MOTIVATION_FIELD_empty_ERROR'],
  [{ motivation: ' \n\t ' }, 'MOTIVATION_FIELD_empty_ERROR'],
  [{ motivation: '\u200b'.repeat(60) }, 'MOTIVATION_FIELD_empty_ERROR'],
  [{ motivation: 'x'.repeat(49) }, 'MOTIVATION_FIELD_too_short_ERROR'],
  [{ motivation: 'x'.repeat(50) }, undefined],
  [{ motivation: `${'a\r\n'.repeat(2499)}ab` }, undefined],
  [{ motivation: 'x'.repeat(5001) }, 'MOTIVATION_FIELD_too_long_ERROR'],
  [{ motivation: `${'x'.repeat(60)}\u0000` }, 'MOTIVATION_FIELD_ERROR'],
  [{ links: Array.from({ length: 5 }, () => link).join('\n') }, undefined],
  [{ links: Array.from({ length: 6 }, () => link).join('\n') }, 'LINKS_FIELD_too_many_ERROR'],
  [{ links: 'https://пример.рф/страница' }, undefined],
  [{ links: 'a.example' }, 'LINKS_FIELD_ERROR'],
  [{ links: 'https://localhost/x' }, 'LINKS_FIELD_ERROR'],
  [{ links: 'https://a.example b' }, 'LINKS_FIELD_ERROR'],
  [{ links: 'ftp://a.example' }, 'LINKS_FIELD_ERROR'],
  [{ links: 'javascript:alert(1)//a.example' }, 'LINKS_FIELD_ERROR'],
  [{ links: 'https://me:secret@a.example' }, 'LINKS_FIELD_ERROR'],
  [{ links: `${link}/\u202egnp.exe` }, 'LINKS_FIELD_ERROR'],
  [{ links: `${link}/${'x'.repeat(500)}` }, 'LINKS_FIELD_ERROR'],
])('%j: %s', (change, message) => {
  expect(findKey(change)).toBe(message)
})

test.each([{ locale: 'de' }, { memberId: 'x' }, { state: 'accepted' }])(
  'is refused with %j',
  (change) => {
    expect(applicationSchema.safeParse({ ...fine, ...change }).success).toBe(false)
  },
)

test.each([
  [{}, {}],
  [emptyDraft, { role: 'ROLE', topic: 'TOPIC', name: 'NAME', motivation: 'MOTIVATION' }],
  [{ motivation: 'prea scurt' }, { motivation: 'MOTIVATION' }],
  [{ links: 'a.example' }, { links: 'LINKS' }],
  [{ name: 'x'.repeat(101) }, { name: 'NAME' }],
])('the browser finds what the call would refuse: %j', (change, expected) => {
  const { locale, ...draft } = { ...fine, ...change }
  const errors = draftErrors({ draft, isNameAsked: true })
  const found = Object.entries(errors).filter(([, key]) => key !== null)
  expect(found.map(([name, key]) => [name, key?.split('_')[0]])).toEqual(Object.entries(expected))
})

test('only a number that a record can have is withdrawn', () => {
  expect(withdrawalSchema.safeParse({ id: 2_147_483_647 }).success).toBe(true)
  for (const id of [2_147_483_648, 0, 1.5, '1']) {
    expect(withdrawalSchema.safeParse({ id }).success).toBe(false)
  }
})
