/** The code of an error of PostgreSQL, however it is wrapped; empty where there is none. */
export function sqlState(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
    cause = cause.cause
  }
  return ''
}

/** SQLSTATE of a statement whose wait for a lock timed out. */
export const lockTimedOut = '55P03'
