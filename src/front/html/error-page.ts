import tokens from '@/styles/tokens.css?text'
import { getTranslator } from '@/i18n/translator'
import type { Locale } from '@/i18n/locales'
import { escapeHtml } from '@/lib/escape-html'
import styles from './error-page.css?text'

/** The style sheet inside the document; the policy allows it by its hash. */
export const errorPageStyle = `${tokens}${styles}`

// The drawings of src/components/ui, which are React's.
const mark = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
<path class="auto" d="M0 0h15v15H0z"/><path class="cinema" d="M17 0a15 15 0 0 1 15 15H17z"/>
<path class="fighting" d="M0 17h15a15 15 0 0 1-15 15z"/><circle class="travel" cx="24.5" cy="24.5" r="7.5"/>
</svg>`
const scatteredMark = `<svg class="scattered" viewBox="16 18 464 296" aria-hidden="true">
<path class="outline" d="M60 60h105v105H60zM179 60a105 105 0 0 1 105 105H179z"/>
<path class="outline" d="M60 179h105A105 105 0 0 1 60 284z"/><circle class="outline" cx="231.5" cy="231.5" r="52.5"/>
<path class="auto" d="M60 60h105v105H60z" transform="rotate(-9 112 112)"/>
<path class="cinema" d="M179 60a105 105 0 0 1 105 105H179z" transform="translate(34 -22) rotate(18 231 112)"/>
<path class="fighting" d="M60 179h105A105 105 0 0 1 60 284z" transform="translate(-26 10) rotate(-14 112 231)"/>
<circle class="travel" cx="418" cy="239" r="52.5"/>
</svg>`

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
<header><a class="brand" href="/${locale}">${mark}<span>Pasiuni</span></a></header>
<main>
<p class="status">${status}</p>
<h1>${escapeHtml(caption)}</h1>
<p>${escapeHtml(message({ status, locale }))}</p>
<p><a class="button" href="/${locale}">${escapeHtml(t('error.back'))}</a></p>
${scatteredMark}
</main>
</body>
</html>
`
}
