import { isDeepStrictEqual } from 'node:util'
import type { FieldHook } from 'payload'
import { isLocale } from '@/i18n/locales'
import { getEnv } from '@/lib/env'
import { isRichText } from '@/rich-text/keys/with-keys'
import { repairRichText } from '@/rich-text/repair/repair-rich-text'

/** Stores rich text of a form as the site keeps it. */
export const repairOnSave: FieldHook = ({ context, previousValue, req, value }) => {
  // What the desk and the history store was repaired when it came in; their texts are told apart by
  // it.
  if (!isRichText(value) || context.hasBlockKeys === true) return value
  // A save of other fields changes nothing here, or colleagues would be told of an edit nobody made.
  if (isDeepStrictEqual(value, previousValue)) return value
  const locale = isLocale(req.locale) ? req.locale : null
  return repairRichText({ state: value, siteUrl: getEnv().SITE_URL, locale })
}
