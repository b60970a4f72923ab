import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { TemplateWording } from './reply-template'

export type ReplyTemplate = TemplateWording & { id: number; name: string }

/** The templates that are written in a language, by name. */
export async function readTemplates(options: {
  cms: Payload
  locale: Locale
}): Promise<ReplyTemplate[]> {
  const { cms, locale } = options
  const { docs } = await cms.find({
    collection: 'reply-templates',
    locale,
    fallbackLocale: false,
    select: { name: true, subject: true, text: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    // Every editor may read them.
    overrideAccess: true,
  })
  return docs.flatMap(({ id, name, subject, text }) =>
    subject && text ? [{ id, name, subject, text }] : [],
  )
}
