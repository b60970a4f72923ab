import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { readInLanguage } from '@/features/translation/content/record'
import { pickContent } from '../pick-content'
import type { Publishable } from '../publishable'

/**
 * A name for what the newest draft of a record says in one language: another one as soon as anything
 * that publishing the language would show differs.
 */
export async function draftStamp({
  cms,
  req,
  record,
  locale,
}: {
  cms: Payload
  req: PayloadRequest
  record: Publishable
  locale: Locale
}): Promise<string> {
  const { container, document } = record
  const draft = await readInLanguage({ cms, req, container, document, locale, draft: true })
  return createHash('sha256')
    .update(JSON.stringify(pickContent(draft)))
    .digest('base64url')
}
