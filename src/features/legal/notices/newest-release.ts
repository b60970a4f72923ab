import type { Payload } from 'payload'
import type { LegalDocument } from '@/payload-types'

/** A release, and the moment at which it would be published. */
export type Publication = { cms: Payload; release: number; now: Date }

/** A release as it would be published, also one that waits in the trash; null where there is none. */
export function newestRelease({
  cms,
  id,
}: {
  cms: Payload
  id: number
}): Promise<LegalDocument | null> {
  return cms.findByID({
    ...{ collection: 'legal-documents', id, depth: 0 },
    disableErrors: true,
    draft: true,
    trash: true,
    overrideAccess: true,
  })
}
