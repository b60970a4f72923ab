import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Timeline } from './timeline'

function markup(date: string | null): string {
  const title = { value: 'Prima ediție', lang: 'ro' } as const
  const entry = { id: 1, date, title, content: { value: 'Am început', lang: 'ro' } } as const
  return renderToStaticMarkup(<Timeline entries={[{ ...entry, cutOff: [] }]} locale="ro" />)
}

test('an entry shows its month', () => {
  expect(markup('2019-03-01T12:00:00.000Z')).toContain('martie 2019')
})

test('a draft without a date shows none', () => {
  const drawn = markup(null)
  expect(drawn).toContain('Prima ediție')
  expect(drawn).not.toContain('<time')
  expect(drawn).not.toContain('1970')
})
