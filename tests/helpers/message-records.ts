import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'

type Target = { key: string; locale: Locale }

/** Reads and edits the site's messages by their keys, as the Local API does. */
export function messageRecords(site: { readonly cms: Payload }) {
  async function findMessage({ key, locale, draft = false }: Target & { draft?: boolean }) {
    const { docs } = await site.cms.find({
      collection: 'messages',
      where: { key: { equals: key } },
      locale,
      draft,
      overrideAccess: true,
    })
    const [doc] = docs
    if (!doc) throw new Error(`There is no message ${key}.`)
    return doc
  }

  async function edit({
    key,
    locale,
    text,
    draft = false,
  }: Target & { text: string; draft?: boolean }) {
    const { id } = await findMessage({ key, locale })
    await site.cms.update({
      collection: 'messages',
      id,
      locale,
      draft,
      data: { text, _status: draft ? 'draft' : 'published' },
      overrideAccess: true,
    })
  }

  return { findMessage, edit }
}
