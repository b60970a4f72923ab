import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { readInLanguage } from '@/features/translation/content/record'
import { getEditBase, type EditBase } from '@/lib/edit-base'
import { pickContent } from '../pick-content'
import type { Publishable } from '../publishable'

type Place = { cms: Payload; req: PayloadRequest; record: Publishable; locale: Locale }

/**
 * A fingerprint of what the newest draft of a record says in one language: it changes with anything
 * that publishing the language would show.
 */
export async function draftStamp(place: Place): Promise<string> {
  const { stamp } = await readDraft(place)
  return stamp
}

/** The stamp of the newest draft in one language, and its fields, as a form would know them. */
export async function readDraft({
  cms,
  req,
  record,
  locale,
}: Place): Promise<{ stamp: string; fields: EditBase }> {
  const { container, document } = record
  const draft = await readInLanguage({ cms, req, container, document, locale, draft: true })
  const stamp = createHash('sha256')
    .update(JSON.stringify(pickContent(draft)))
    .digest('base64url')
  return { stamp, fields: getEditBase(draft) }
}
