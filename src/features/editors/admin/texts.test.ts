import { expect, test } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { locales } from '@/i18n/locales'
import { accountTexts, otherTexts } from './texts'

test.each(locales)('a day at the end of a sentence leaves one dot there, in %s', (language) => {
  const { t, day } = panelIntl(language)
  for (const text of [accountTexts.factorOn, otherTexts.factorOn]) {
    const said = t(text, { day: day('2026-11-25T08:41:00Z') })
    expect(said).toContain('2026')
    expect(said).not.toContain('..')
    expect(said).toMatch(/\.$/)
  }
})
