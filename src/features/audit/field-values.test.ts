import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { fieldValues } from './field-values'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'password', type: 'text' },
  { type: 'row', fields: [{ name: 'resetToken', type: 'text' }] },
  { name: 'email', type: 'email', access: { read: () => false } },
  { name: 'sentAt', type: 'date', access: { read: () => false }, admin: { hidden: true } },
  { name: 'cover', type: 'upload', relationTo: 'media' },
  { name: 'steps', type: 'array', fields: [{ name: 'text', type: 'text' }] },
]

function said(data: unknown) {
  return fieldValues({ fields, data }).map(({ path, locale, text }) => [path, locale, text])
}

test('values are told by path, rows by their ids, and what not everyone reads by its path alone', () => {
  const data = {
    title: 'Titlu',
    password: 'secret',
    resetToken: 'secret',
    email: 'ana@pasiuni.example',
    sentAt: '2026-01-01T00:00:00.000Z',
    cover: 4,
    steps: [{ id: 'x1', text: 'Unu' }],
  }
  expect(said(data)).toEqual([
    ['title', null, 'Titlu'],
    ['email', null, null],
    ['cover', null, '#4'],
    ['steps.x1.text', null, 'Unu'],
  ])
})

test('a record in all languages tells each by itself', () => {
  expect(said({ title: { ro: 'Titlu', ru: 'Название' } }).slice(0, 2)).toEqual([
    ['title', 'ro', 'Titlu'],
    ['title', 'ru', 'Название'],
  ])
})
