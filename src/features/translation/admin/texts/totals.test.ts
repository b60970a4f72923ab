import { describe, expect, it } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { locales } from '@/i18n/locales'
import { exchangeTexts } from './exchange'
import { noticeTexts } from './unit-notices'
import { unitTexts } from './unit'

describe.each(locales)('a total of the desk in %s', (language) => {
  it('is written like the other numbers of the panel', () => {
    const { t, number } = panelIntl(language)
    const values = { field: 'x', count: 4, position: 1396, total: 12001 }
    for (const text of [unitTexts.position, noticeTexts.opened]) {
      expect(t(text, values)).toContain(number(values.position))
      expect(t(text, values)).toContain(number(values.total))
    }
    for (const text of [exchangeTexts.stored, exchangeTexts.wouldStore]) {
      expect(t(text, values)).toContain(number(values.total))
    }
  })
})
