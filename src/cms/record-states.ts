import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { isRecord } from '@/lib/is-record'
import type { Locale } from '@/i18n/locales'
import { wholeRecord } from './reading/whole-record'

type Cms = { cms: Payload; req: PayloadRequest }

/** A record as readers see it, and as its newest version has it; in all languages. */
export type States = { stored: unknown; newest: unknown }

/** Both states of every record of a collection, by its id. */
export async function recordStates({
  cms,
  req,
  slug,
  trash,
}: Cms & {
  slug: CollectionSlug
  /** Whether those in the trash are among them. */
  trash: boolean
}): Promise<Map<string, States>> {
  const records = new Map<string, States>()
  for (const draft of [false, true]) {
    const { docs } = await cms.find({
      collection: slug,
      pagination: false,
      trash,
      draft,
      overrideAccess: true,
      ...wholeRecord(req),
    })
    for (const doc of docs) {
      const known = records.get(String(doc.id)) ?? { stored: null, newest: null }
      records.set(String(doc.id), { ...known, [draft ? 'newest' : 'stored']: doc })
    }
  }
  return records
}

/** Both states of a global. */
export async function globalStates({
  cms,
  req,
  slug,
}: Cms & { slug: GlobalSlug }): Promise<States> {
  const read = (draft: boolean): Promise<unknown> =>
    cms.findGlobal({ slug, draft, overrideAccess: true, ...wholeRecord(req) })
  return { stored: await read(false), newest: await read(true) }
}

/** Whether readers see a record as it is stored, in one language or in any. */
export function isPublicIn({ doc, locale }: { doc: unknown; locale: Locale | null }): boolean {
  const status = isRecord(doc) ? doc._status : undefined
  // A record without drafts is public as it is.
  if (status === undefined) return true
  if (!isRecord(status)) return status === 'published'
  const states = locale === null ? Object.values(status) : [status[locale]]
  return states.includes('published')
}
