import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test or a suite is skipped, where it is: the end of a run says it. */
    skipReason?: string
  }

  /** Of the site that the tests of `tests/security` share. */
  interface ProvidedContext {
    /** Where the site answers, before a proxy would. */
    siteAddress: string
    /** Where its application answers without the front server. */
    appAddress: string
    /** The file with everything that it says. */
    siteLog: string
    /** The variables that it runs with, secrets included. */
    siteSettings: Record<string, string>
    mailboxAddress: string
  }
}
