import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { ContentMigrationContext } from '@/cms/content-migration'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { findContainer, type Container } from '@/features/translation/content/containers'
import { getId } from '@/features/translation/content/extract-units'
import { readInLanguage, writeInLanguage } from '@/features/translation/content/record'
import { publishChange } from '@/features/translation/units/store-texts'
import { correctedValue, type Correcting } from './corrected'

type RecordPlace = ContentMigrationContext & { container: Container; document: string }

/** The records of a collection, or a global as the only one of its kind. */
export async function findRecords({
  cms,
  req,
  slug,
}: ContentMigrationContext & { slug: CollectionSlug | GlobalSlug }): Promise<RecordPlace[]> {
  const container = findContainer({ cms, slug })
  if (!container) return []
  if (container.kind === 'global') return [{ cms, req, container, document: '' }]
  const { docs } = await cms.find({
    collection: container.slug,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((doc) => ({ cms, req, container, document: getId(doc) }))
}

/** Corrects a record in one language: what readers see, and the draft where there is another one. */
export async function correctRecord(
  place: RecordPlace & { locale: Locale; correcting: Correcting },
): Promise<void> {
  const { correcting } = place
  const change = (doc: unknown) => correctedFields({ doc, correcting })
  const published = await readInLanguage({ ...place, draft: false })
  const draft = await readInLanguage({ ...place, draft: true })
  const [isWrong, isDraftWrong] = [published, draft].map(
    (doc) => Object.keys(change(doc)).length > 0,
  )
  if (isPublic(published)) {
    if (isWrong || isDraftWrong) await publishChange({ ...place, change })
  } else if (isDraftWrong) {
    await writeInLanguage({ ...place, data: change(draft), isPublic: false })
  }
}

/** A record without drafts is public as it is. */
function isPublic(doc: unknown): boolean {
  return isRecord(doc) && (doc._status === undefined || doc._status === 'published')
}

/** The fields of a record, groups and all, in which something is corrected. */
function correctedFields({ doc, correcting }: { doc: unknown; correcting: Correcting }) {
  const fields = Object.entries(isRecord(doc) ? doc : {}).flatMap(([name, value]) => {
    const corrected = correctedValue({ value, ...correcting })
    return isDeepStrictEqual(corrected, value) ? [] : [[name, corrected] as const]
  })
  return Object.fromEntries(fields)
}
