import type { Payload, PayloadRequest } from 'payload'
import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { readInLanguage } from '@/features/translation/content/record'
import type { Publishable } from './publishable'

export type LanguageState = {
  locale: Locale
  /** Whether it is published in this language; readers see it where its Romanian is published, too. */
  isPublic: boolean
  /** Whether there is something that readers do not see yet. */
  hasDraft: boolean
}

/** The state of a record in each language. */
export async function languageStates(options: {
  cms: Payload
  req: PayloadRequest
  record: Publishable
}): Promise<LanguageState[]> {
  const { cms, req, record } = options
  const { container, document, doc } = record
  const states: LanguageState[] = []
  for (const locale of locales) {
    const place = { cms, req, container, document, locale }
    const shown = await readInLanguage({ ...place, draft: false })
    states.push({
      locale,
      isPublic: isRecord(shown) && shown._status === 'published',
      hasDraft: statusIn({ doc, locale }) !== 'published',
    })
  }
  return states
}

function statusIn({ doc, locale }: { doc: unknown; locale: Locale }): unknown {
  const status = isRecord(doc) ? doc._status : undefined
  return isRecord(status) ? status[locale] : status
}
