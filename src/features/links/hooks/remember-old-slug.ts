import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { lockInTransaction } from '@/cms/transaction'
import type { Project } from '@/payload-types'
import { redirectLock } from '../redirect-rules'

type Row = Pick<Project, 'id' | 'slug' | '_status'>

/**
 * When a published project gets another slug, the old address leads to the new one from then on.
 * The stored row is what readers see; `originalDoc` may be a newer draft.
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
  const seen = await seenSlugs({ req, row: publicRow })
  const previous = seen.filter((slug) => slug !== next)
  if (previous.length === 0) return data

  // Before any row lock: every writer of a redirect waits for this one first.
  await lockInTransaction({ req, key: redirectLock })
  const to = `/proj/${next}`
  const old = previous.map((slug) => `/proj/${slug}`)
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: [to, ...old] } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await req.payload.update({
    collection: 'redirects',
    where: { to: { in: old } },
    data: { to },
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const from of old) {
    await req.payload.create({
      collection: 'redirects',
      data: { from, to },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
  return data
}

/**
 * Where readers see a project, or saw it last, as far back as its versions go. While it is withdrawn
 * its row may be what they saw or have been rewritten, and a version may have the slug of another
 * language's draft: so both count.
 */
async function seenSlugs({ req, row }: { req: PayloadRequest; row: Row }): Promise<string[]> {
  if (row._status === 'published') return row.slug ? [row.slug] : []
  const { docs } = await req.payload.findVersions({
    collection: 'projects',
    where: {
      and: [{ parent: { equals: row.id } }, { 'version._status': { equals: 'published' } }],
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    locale: 'ro',
    overrideAccess: true,
    req: isolateLocale(req),
  })
  const slugs = docs
    .flatMap(({ version }) => [row.slug, version.slug])
    .filter((slug) => slug != null)
  const taken = await takenByOthers({ req, id: row.id, slugs })
  return [...new Set(slugs)].filter((slug) => !taken.has(slug))
}

async function takenByOthers(options: {
  req: PayloadRequest
  id: number
  slugs: string[]
}): Promise<Set<unknown>> {
  const { req, id, slugs } = options
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: { and: [{ slug: { in: slugs } }, { id: { not_equals: id } }] },
    trash: true,
    pagination: false,
    depth: 0,
    select: { slug: true },
    overrideAccess: true,
    req: isolateLocale(req),
  })
  return new Set(docs.map(({ slug }) => slug))
}
