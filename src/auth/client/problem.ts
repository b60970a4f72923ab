import type { Messages } from '@/i18n/messages'

/** Key of an account error in the catalogue. */
export type ErrorKey = keyof Messages['auth']['errors']

/** Why something a member asked for did not happen. */
export type Problem = {
  key: ErrorKey
  /** The fields to put right, by name. */
  fields?: { id: string; key: ErrorKey }[]
  /** The server's own words, for messages that quote them. */
  reason?: string
  /** The site's own address, where the page was opened under another one. */
  site?: string
  /** Seconds until another attempt may succeed. */
  retryAfter?: number
}

/** The words in which problems are told; they come from the server with the page. */
export type ProblemTexts = Pick<Messages['auth'], 'attention' | 'titlePrefix' | 'errors'>
