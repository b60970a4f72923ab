import type { FieldHook } from 'payload'
import { getEnv } from '@/lib/env'
import { isRichText } from '@/rich-text/keys/with-keys'
import { mended } from '@/rich-text/mending/mended'

/** Stores rich text of a form as the site keeps it. */
export const mendRichText: FieldHook = ({ context, value }) => {
  // What the desk and the history store was mended when it came; their texts are told apart by it.
  if (!isRichText(value) || context.hasBlockKeys === true) return value
  return mended({ state: value, siteUrl: getEnv().SITE_URL })
}
