import tokens from '@/styles/tokens.css?text'
import { getTranslator } from '@/i18n/translator'
import type { Locale } from '@/i18n/locales'
import { escapeHtml } from '@/lib/escape-html'
import styles from './error-page.css?text'

/** The style sheet inside the document; the policy allows it by its hash. */
export const errorPageStyle = `${tokens}${styles}`

export type ErrorStatus = 400 | 404 | 500 | 503

function message({ status, locale }: { status: ErrorStatus; locale: Locale }): string {
  const t = getTranslator(locale)
  if (status < 500) return t('error.wrongLink')
  return status === 503 ? t('error.unavailable') : t('error.unexpected')
}

/**
 * The error screen of the specification (§2) as a finished document: status code, caption, message
 * and a way back to the site. It needs neither Next nor the database, which may be what is broken.
 */
export function renderErrorPage({
  status,
  locale,
}: {
  status: ErrorStatus
  locale: Locale
}): string {
  const t = getTranslator(locale)
  const caption = status < 500 ? t('error.caption') : t('error.code', { status: String(status) })
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} · Pasiuni</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${errorPageStyle}</style>
</head>
<body>
<main>
<p class="status">${status}</p>
<h1>${escapeHtml(caption)}</h1>
<p>${escapeHtml(message({ status, locale }))}</p>
<p><a href="/">${escapeHtml(t('error.back'))}</a></p>
</main>
</body>
</html>
`
}
