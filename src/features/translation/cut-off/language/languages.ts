import type { Locale } from '@/i18n/locales'
import { english } from './english'
import type { Language } from './language'
import { romanian } from './romanian'
import { russian } from './russian'

export const languages: Record<Locale, Language> = {
  ro: romanian,
  en: english,
  ru: russian,
}
