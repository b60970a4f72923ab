import type { Locale } from '../locales'
import { en } from './en'
import { ro } from './ro'
import { ru } from './ru'

/** What the site says where no editor has said it otherwise. */
export const catalogue = { ro, en, ru } as const satisfies Record<Locale, object>
