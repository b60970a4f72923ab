import type { Payload } from 'payload'
import type { Container } from '@/features/translation/content/containers'

/** The ids of the records of a container; a global has one, the empty id. */
export async function listDocuments({ cms, container }: { cms: Payload; container: Container }) {
  if (container.kind === 'global') return ['']
  const { docs } = await cms.find({ collection: container.slug, pagination: false, depth: 0 })
  return docs.map(({ id }) => String(id))
}
