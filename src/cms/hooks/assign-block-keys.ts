import type { FieldHook } from 'payload'
import { byLocale } from '@/i18n/by-locale'
import { isLocale, locales } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { keysAtSave } from '@/rich-text/keys/shared-keys'
import { isRichText } from '@/rich-text/keys/with-keys'

/**
 * Gives the blocks of rich text the keys by which the languages find each other: those they had
 * before the edit, new ones to new blocks.
 */
export const assignBlockKeys: FieldHook = ({
  context,
  field,
  req,
  siblingDocWithLocales,
  value,
}) => {
  if (!isRichText(value) || !isLocale(req.locale) || !('name' in field)) return value
  const { locale } = req
  const { name } = field
  if (name === undefined) return value
  const all = siblingDocWithLocales?.[name]
  const stored = byLocale((one) => (isRecord(all) ? all[one] : null))
  // What the desk and the history store has its keys, in whatever version it comes.
  const isTrusted = context.hasBlockKeys === true
  const texts = keysAtSave({ stored, value, locale, isTrusted })
  // Payload stores the other languages from here: their first keys have to go along.
  const isNew = locales.some((one) => one !== locale && texts[one] !== stored[one])
  if (isNew && siblingDocWithLocales && isRecord(all)) {
    siblingDocWithLocales[name] = { ...all, ...texts }
  }
  return texts[locale]
}
