import { expect, test } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { editorRights, mayLock, mayOverride, mayWriteShared, rightsIn } from './rights'

const person = { collection: 'editors', id: 3, name: 'Oleg', email: 'oleg@pasiuni.example' }

function of(more: object) {
  const editor = editorRights({ ...person, ...more })
  if (!editor) throw new Error('This is an editor.')
  return editor
}

function reach({ of: editor, may }: { of: ReturnType<typeof of>; may: 'mayWrite' | 'mayApprove' }) {
  const all: Locale[] = ['ro', 'en', 'ru']
  return all.filter((locale) => rightsIn({ editor, locale })[may])
}

test.each([
  [{ role: 'admin' }, ['ro', 'en', 'ru'], ['ro', 'en', 'ru']],
  [{ role: 'editor', languages: ['en'] }, ['ro', 'en', 'ru'], ['ro', 'en', 'ru']],
  [{ role: 'translator', languages: ['ru'] }, ['ru'], []],
  [{ role: 'translator', languages: ['ru', 'en'], mayApprove: true }, ['en', 'ru'], ['en', 'ru']],
  [{ role: 'translator', languages: [], mayApprove: true }, [], []],
  [{ role: 'translator', languages: null }, [], []],
  [{ role: 'reviewer' }, ['ro', 'en', 'ru'], ['ro', 'en', 'ru']],
  [{ role: 'reviewer', languages: ['ru'] }, ['ru'], ['ru']],
])('%j writes in %j and approves in %j', (more, write, approve) => {
  const editor = of(more)
  expect(reach({ of: editor, may: 'mayWrite' })).toEqual(write)
  expect(reach({ of: editor, may: 'mayApprove' })).toEqual(approve)
})

test('what is shared by the languages is for some roles only', () => {
  const roles = ['admin', 'editor', 'translator', 'reviewer'].map((role) => of({ role }))
  expect(roles.map(mayWriteShared)).toEqual([true, true, false, false])
  expect(roles.map(mayLock)).toEqual([true, false, false, true])
  expect(roles.map(mayOverride)).toEqual([true, false, false, false])
})

test('a reviewer locks texts in their own languages only', () => {
  const editor = of({ role: 'reviewer', languages: ['ru'] })
  expect(rightsIn({ editor, locale: 'ru' }).mayLock).toBe(true)
  expect(rightsIn({ editor, locale: 'en' }).mayLock).toBe(false)
})

test.each([
  [null],
  [undefined],
  ['admin'],
  [{ ...person, role: 'owner' }],
  [{ ...person, role: 'admin', collection: 'members' }],
  [{ role: 'admin' }],
])('%j is no editor', (user) => {
  expect(editorRights(user)).toBeNull()
})
