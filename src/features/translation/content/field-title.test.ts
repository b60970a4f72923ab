import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { label } from '@/cms/label'
import { formSteps, titleInForm } from './field-title'

const title: Field = {
  name: 'title',
  type: 'text',
  label: label({ ro: 'Titlu', en: 'Title', ru: 'Заголовок' }),
}

const fields: Field[] = [
  { type: 'row', fields: [{ name: 'plain', type: 'text' }] },
  { type: 'collapsible', label: 'Mai mult', fields: [title] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Fără nume', fields: [{ name: 'inTab', type: 'text', label: 'În filă' }] },
      { name: 'search', label: { ro: 'Căutare' }, fields: [title] },
    ],
  },
  { name: 'steps', type: 'array', label: { ro: 'Pași' }, fields: [title] },
  {
    name: 'layout',
    type: 'blocks',
    label: { ro: 'Blocuri' },
    blocks: [
      { slug: 'quote', fields: [{ name: 'author', type: 'text', label: { ro: 'Autor' } }] },
      { slug: 'list', fields: [{ name: 'rows', type: 'array', label: false, fields: [title] }] },
    ],
  },
]

test.each([
  ['plain', 'Plain'],
  ['title', 'Titlu'],
  ['inTab', 'În filă'],
  ['search.title', 'Căutare › Titlu'],
  ['steps.6561f0a2c9.title', 'Pași › Titlu'],
  ['layout.6561f0a2c9.author', 'Blocuri › Autor'],
  ['layout.6561f0a2c9.rows.77aa.title', 'Blocuri › Rows › Titlu'],
])('%s is called „%s”', (path, expected) => {
  expect(titleInForm({ steps: formSteps(fields), path, language: 'ro' })).toBe(expected)
})

test('a label that lacks the language is said in Romanian', () => {
  const steps = formSteps(fields)
  expect(titleInForm({ steps, path: 'search.title', language: 'ru' })).toBe('Căutare › Заголовок')
})
