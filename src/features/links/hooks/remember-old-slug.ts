import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { lockInTransaction } from '@/cms/transaction'
import type { Project } from '@/payload-types'
import { redirectLock } from '../redirect-rules'

/**
 * When a published project gets another slug, the old address leads to the new one from then on.
 * The stored row is what readers see, or saw before it was withdrawn; `originalDoc` may be a newer
 * draft.
 */
export const rememberOldSlug: CollectionBeforeChangeHook<Project> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data._status !== 'published') return data
  const next = data.slug
  if (!next) return data
  const publicRow = await req.payload.findByID({
    collection: 'projects',
    id: originalDoc.id,
    depth: 0,
    draft: false,
    // It may come back from there just now.
    trash: true,
    locale: 'ro',
    fallbackLocale: false,
    overrideAccess: true,
    select: { slug: true, _status: true },
    req: isolateLocale(req),
  })
  const previous = publicRow.slug
  if (!previous || previous === next) return data
  const { id } = originalDoc
  const wasSeen = publicRow._status === 'published' || (await wasPublic({ req, id }))
  if (!wasSeen) return data

  // Before any row lock: every writer of a redirect waits for this one first.
  await lockInTransaction({ req, key: redirectLock })
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: [`/proj/${next}`, `/proj/${previous}`] } },
    overrideAccess: true,
    req,
  })
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: `/proj/${previous}` } },
    data: { to: `/proj/${next}` },
    overrideAccess: true,
    req,
  })
  await req.payload.create({
    collection: 'redirects',
    data: { from: `/proj/${previous}`, to: `/proj/${next}` },
    overrideAccess: true,
    req,
  })
  return data
}

/** Whether readers have ever seen a project, as far back as its versions go. */
async function wasPublic({ req, id }: { req: PayloadRequest; id: number }): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: 'projects',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    locale: 'ro',
    overrideAccess: true,
    req: isolateLocale(req),
  })
  return totalDocs > 0
}
