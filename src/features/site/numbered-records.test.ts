import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { panelIntl } from '@/components/panel/panel-intl'
import { numberedRecords } from './numbered-records'

test.each([
  {
    entry: { container: 'user-profiles', document: '0c1a-account', title: '#11' },
    words: ['Membrul nr. 11', 'Member no. 11', 'Участник № 11'],
  },
  {
    entry: { container: 'user-profiles', document: '0c1a-account', title: null },
    words: ['Un membru', 'A member', 'Участник'],
  },
  {
    entry: { container: 'contact-messages', document: '2', title: '#2' },
    words: ['Mesajul nr. 2', 'Message no. 2', 'Сообщение № 2'],
  },
  {
    entry: { container: 'contribution-applications', document: '3', title: 'writer · travel' },
    words: ['Cererea nr. 3', 'Application no. 3', 'Заявка № 3'],
  },
])('$entry.container $entry.title is $words.1', ({ entry, words }) => {
  const { container, ...record } = entry
  const said = locales.map((locale) =>
    numberedRecords[container]?.words({ ...record, intl: panelIntl(locale) }),
  )
  expect(said).toEqual(words)
})
