import { z } from 'zod'
import type { ContributionApplication } from '@/payload-types'

const note = z.object({
  /** ISO time. */
  at: z.string(),
  authorName: z.string(),
  text: z.string(),
  /** Whether the applicant was told it, with the decision. */
  isTold: z.boolean().optional(),
})

/** What editors note about an application; the applicant takes it along, without the authors. */
export type ApplicationNote = z.infer<typeof note>

/** The notes on an application, the oldest first. */
export function readNotes({ notes }: Pick<ContributionApplication, 'notes'>): ApplicationNote[] {
  return z.array(note).catch([]).parse(notes)
}
