import type { Payload } from 'payload'
import type { ContributionApplication } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { readNotes, type ApplicationNote } from '../notes'
import { requireApplicationRights } from './application-rights'

export type ApplicationRecord = Pick<
  ContributionApplication,
  'id' | 'name' | 'memberId' | 'role' | 'topic' | 'motivation' | 'locale' | 'state' | 'createdAt'
> & {
  links: string[]
  /** The oldest first. */
  notes: ApplicationNote[]
  decidedByName: string | null
  decidedAt: string | null
  /** Whether the member has a page. */
  hasProfile: boolean
}

async function hasProfile({ cms, memberId }: { cms: Payload; memberId: string }) {
  const { totalDocs } = await cms.count({
    collection: 'user-profiles',
    where: { userId: { equals: memberId } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * An application with all that editors know about it.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function readApplication({
  cms,
  editor,
  id,
}: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<ApplicationRecord> {
  requireApplicationRights(editor)
  const doc = await cms.findByID({
    collection: 'contribution-applications',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!doc) throw new AppError('not-found')
  const { name, memberId, role, topic, motivation, locale, state, createdAt } = doc
  return {
    ...{ id, name, memberId, role, topic, motivation, locale, state, createdAt },
    links: doc.links ?? [],
    notes: readNotes(doc),
    decidedByName: doc.decidedByName ?? null,
    decidedAt: doc.decidedAt ?? null,
    hasProfile: await hasProfile({ cms, memberId }),
  }
}
