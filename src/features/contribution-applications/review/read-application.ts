import type { Payload } from 'payload'
import { z } from 'zod'
import type { ContributionApplication } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { requireApplicationRights } from './application-rights'

const note = z.object({
  /** ISO time. */
  at: z.string(),
  authorName: z.string(),
  text: z.string(),
  /** Whether the applicant was told it, with the decision. */
  isTold: z.boolean().optional(),
})

/** What editors note about an application; the applicant reads only what they are told. */
export type ApplicationNote = z.infer<typeof note>

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
    notes: z.array(note).catch([]).parse(doc.notes),
    decidedByName: doc.decidedByName ?? null,
    decidedAt: doc.decidedAt ?? null,
    hasProfile: await hasProfile({ cms, memberId }),
  }
}
