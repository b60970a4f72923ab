import type { Field, Payload, PayloadRequest } from 'payload'
import { isTrashed } from '@/cms/changes/is-trashed'
import { titleIn } from '@/features/audit/list-changes'
import { globalStates, isPublicIn, recordStates, type States } from '@/cms/record-states'
import { mayHoldPictures, picturesIn } from './picture-fields'

// Payload's own collections do not count: one of them records who has a picture open.
const payloadPrefix = 'payload-'

type Cms = { cms: Payload; req: PayloadRequest }

/** A record that shows a picture. */
export type PictureUse = {
  kind: 'collection' | 'global'
  container: string
  /** Empty for a global. */
  document: string
  /** In Romanian; null for a global, and for a record without a title. */
  title: string | null
  /** Field names, and the ids of the rows on the way, joined by dots. */
  paths: string[]
  /** Whether readers see it there, or only a draft has it. */
  isPublic: boolean
  isTrashed: boolean
}

/**
 * Every record that uses a picture: published, as a draft or in the trash. It is found by the
 * configuration of the fields, so that a new collection or global needs no mention here.
 */
export async function pictureUses({
  picture,
  ...how
}: Cms & { picture: string }): Promise<PictureUse[]> {
  const { cms } = how
  const collections = cms.config.collections.filter(
    ({ slug, fields }) => !slug.startsWith(payloadPrefix) && mayHoldPictures(fields),
  )
  const globals = cms.config.globals.filter(({ fields }) => mayHoldPictures(fields))
  const uses: PictureUse[] = []
  for (const { slug, fields, admin } of collections) {
    const records = await recordStates({ ...how, slug, trash: true })
    for (const [document, states] of records) {
      const found = foundIn({ ...states, fields, picture })
      const newest = states.newest ?? states.stored
      if (!found) continue
      const title = titleIn({ titleField: admin.useAsTitle, doc: newest })
      const place = { kind: 'collection' as const, container: slug, document, title }
      uses.push({ ...place, ...found, isTrashed: isTrashed(newest) })
    }
  }
  for (const { slug, fields } of globals) {
    const found = foundIn({ ...(await globalStates({ ...how, slug })), fields, picture })
    if (!found) continue
    const place = { kind: 'global' as const, container: slug, document: '', title: null }
    uses.push({ ...place, ...found, isTrashed: false })
  }
  return uses
}

function foundIn({
  stored,
  newest,
  fields,
  picture,
}: States & { fields: readonly Field[]; picture: string }) {
  const pathsIn = (data: unknown) =>
    picturesIn({ fields, data }).flatMap((place) => (place.picture === picture ? place.path : []))
  const inStored = pathsIn(stored)
  const paths = [...new Set([...inStored, ...pathsIn(newest)])]
  if (paths.length === 0) return null
  return { paths, isPublic: inStored.length > 0 && isPublicIn({ doc: stored, locale: null }) }
}
