import { preload } from 'react-dom'
import type { Locale } from '@/i18n/locales'
import { fontFiles } from './font-files'

const { literata, onest } = fontFiles

const firstFiles = {
  ro: [literata.latin, literata.romanian, onest.latin, onest.romanian],
  en: [literata.latin, onest.latin],
  ru: [literata.russian, literata.cyrillic, onest.russian, onest.cyrillic],
} satisfies Record<Locale, string[]>

/** Asks for the fonts that the first screen of a language needs, before the style sheet is read. */
export function preloadFonts(locale: Locale): void {
  for (const file of firstFiles[locale]) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  }
}
