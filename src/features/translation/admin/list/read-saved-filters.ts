import type { Payload } from 'payload'
import { parseSavedFilters, preferenceKey, type SavedFilter } from './saved-filter'

export async function readSavedFilters({
  cms,
  editorId,
}: {
  cms: Payload
  editorId: number
}): Promise<SavedFilter[]> {
  const { docs } = await cms.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: preferenceKey },
      'user.relationTo': { equals: 'editors' },
      'user.value': { equals: editorId },
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return parseSavedFilters(docs[0]?.value)
}
