import type { Locale } from '@/i18n/locales'
import type { CheckTexts } from './check-texts'
import { english } from './en'
import { romanian } from './ro'
import { russian } from './ru'

export const textsIn: Record<Locale, CheckTexts> = { ro: romanian, en: english, ru: russian }
