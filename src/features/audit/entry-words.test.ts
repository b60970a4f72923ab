import { expect, test } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { numberedWords } from './entry-words'

const numbered = {
  guests: {
    view: '/admin/guests',
    words: ({ document }: { document: string }) => `no. ${document}`,
  },
}

function getWords(entry: { container: string; document: string | null }) {
  const cms = { config: { custom: { audit: { numbered } } } }
  return numberedWords({ cms, entry: { ...entry, title: 'Ana' }, intl: panelIntl('en') })
}

test('records that have to do with people are named as the log was told', () => {
  expect(getWords({ container: 'guests', document: '2' })).toBe('no. 2')
})

test('others, and what was done with several at once, are not', () => {
  expect(getWords({ container: 'rooms', document: '2' })).toBeNull()
  expect(getWords({ container: 'guests', document: null })).toBeNull()
})
