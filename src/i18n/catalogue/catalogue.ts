import type { Locale } from '../locales'
import { en } from './en'
import { ro } from './ro'
import { ru } from './ru'

/** Default messages, used where no editor has changed them. */
export const catalogue = { ro, en, ru } as const satisfies Record<Locale, object>
