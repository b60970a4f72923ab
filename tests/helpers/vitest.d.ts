import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test or a suite is skipped, where it is: the end of a run says it. */
    skipReason?: string
  }
}
