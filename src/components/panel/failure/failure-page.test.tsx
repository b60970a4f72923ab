import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { FailurePage } from './failure-page.client'
import { failureTexts } from './texts'

test.each(locales)('a page that failed says so in the language of the panel: %s', (language) => {
  const document = renderToString(<FailurePage language={language} digest="1234567" />)
  // What is away is known once the browser has asked.
  const { away, ...texts } = failureTexts
  for (const text of Object.values(texts)) expect(document).toContain(text[language])
  expect(document).not.toContain(away[language])
  expect(document).toContain('<code>1234567</code>')
  expect(document).toContain('href="/admin"')
})
