import type { ContributionApplication } from '@/payload-types'
import type { Locale } from '@/i18n/locales'

export type ApplicationState = ContributionApplication['state']

/** A member's own offer to contribute. */
export type OwnApplication = {
  id: number
  name: string
  role: ContributionApplication['role']
  topic: ContributionApplication['topic']
  motivation: string
  links: string[]
  locale: Locale
  state: ApplicationState
  /** ISO times. */
  createdAt: string
  updatedAt: string
  decidedAt: string | null
}

/** The same with what the editors noted about it, and told the member with the decision. */
export type ExportedApplication = OwnApplication & {
  /** The oldest first. */
  notes: { text: string; createdAt: string }[]
}
