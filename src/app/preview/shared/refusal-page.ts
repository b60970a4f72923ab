import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { escapeHtml } from '@/lib/escape-html'

// The site's own styles come with its pages; this one stands alone.
const style = `:root{color-scheme:light dark}
body{background:light-dark(#f8f8f5,#121416);color:light-dark(#16181b,#eeede8);display:grid;
font:1.125rem/1.6 system-ui,sans-serif;margin:0;min-block-size:100vh;padding:1.5rem;
place-items:center;box-sizing:border-box}
main{inline-size:100%;max-inline-size:34rem}
h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;text-wrap:balance}
a{color:inherit;display:inline-block;font-weight:600;padding-block:.625rem}`

/** Says why there is nothing to preview, as a finished document. */
export function refusalPage({
  locale,
  reason,
}: {
  locale: Locale
  reason: 'over' | 'wrong' | 'trashed'
}): string {
  const t = getTranslator(locale)
  const { title, text } = {
    over: { title: t('preview.linkOver'), text: t('preview.linkOverHint') },
    wrong: { title: t('preview.linkWrong'), text: t('preview.linkWrongHint') },
    trashed: { title: t('preview.trashed'), text: t('preview.trashedHint') },
  }[reason]
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)} · Pasiuni</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${localePath({ locale, path: paths.home })}">${escapeHtml(t('error.back'))}</a></p>
</main>
</body>
</html>
`
}
