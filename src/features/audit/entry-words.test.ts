import { expect, test } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { numberedWords } from './entry-words'

const numbered = {
  guests: {
    view: '/admin/guests',
    words: ({ document }: { document: string }) => `no. ${document}`,
  },
}

function wordsOf(entry: { container: string; document: string | null }) {
  const cms = { config: { custom: { audit: { numbered } } } }
  return numberedWords({ cms, entry: { ...entry, title: 'Ana' }, intl: panelIntl('en') })
}

test('records that have to do with people are named as the log was told', () => {
  expect(wordsOf({ container: 'guests', document: '2' })).toBe('no. 2')
})

test('others, and what was done with several at once, are not', () => {
  expect(wordsOf({ container: 'rooms', document: '2' })).toBeNull()
  expect(wordsOf({ container: 'guests', document: null })).toBeNull()
})
