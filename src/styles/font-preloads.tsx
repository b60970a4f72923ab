import type { Locale } from '@/i18n/locales'
import { fontFiles } from './font-files'

const scriptOf = { ro: 'romanian', en: 'romanian', ru: 'cyrillic' } as const

/** Asks for the fonts that the first screen of a language needs, before the style sheet is read. */
export function FontPreloads({ locale }: { locale: Locale }) {
  const { literata, onest } = fontFiles
  const script = scriptOf[locale]
  const first = locale === 'ru' ? [] : [literata.latin]
  return [...first, literata[script], onest.latin, onest[script]].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
  ))
}
