import type { Payload } from 'payload'
import { projectPath } from '@/i18n/paths'

/** The addresses of projects in the trash, without language: nothing may lead there meanwhile. */
export async function readTrashedPages(cms: Payload): Promise<Set<string>> {
  const { docs } = await cms.find({
    collection: 'projects',
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
  })
  return new Set(docs.flatMap(({ slug }) => (slug ? projectPath(slug) : [])))
}
