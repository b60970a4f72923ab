import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { renderMail } from './mail-templates'

test.each(locales)('a sentence with a day in it ends with one full stop: %s', (locale) => {
  const { subject, blocks } = renderMail({
    mail: { template: 'terms-change', to: 'ana@example.md', locale, day: '2027-03-01' },
    siteUrl: 'https://pasiuni.example',
  })
  const said = JSON.stringify([subject, blocks])
  expect(said).toContain('2027')
  expect(said).not.toMatch(/(?<!\.)\.\.(?!\.)/)
})
