import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceGroup } from './choice-group'

const group: ComponentProps<typeof ChoiceGroup> = {
  id: 'role',
  legend: 'Role',
  type: 'radio',
  name: 'role',
  choices: [{ value: 'writer', label: 'Writer' }],
}

test('a question is described by its hint and by what is wrong', () => {
  expect(renderToStaticMarkup(<ChoiceGroup {...group} />)).not.toContain('aria-describedby')
  const html = renderToStaticMarkup(<ChoiceGroup {...group} hint="One of them." error="Choose." />)
  expect(html).toContain('aria-describedby="role-hint role-error"')
  expect(html).toMatch(/<p[^>]* id="role-hint">One of them\.<\/p>/)
  expect(html).toMatch(/<p[^>]* id="role-error">Choose\.<\/p>/)
})
