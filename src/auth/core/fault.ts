import { AppError, errorResponse } from '@/lib/errors/app-error'
import { log } from '@/lib/log'
import { isOutage, unavailable } from '@/lib/outage'

/** Where an error comes from, without what it says: messages quote bodies, addresses and tokens. */
function stackFrames(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

/** The path and status of a core that refused a call. The SDK quotes the core's answer after it. */
function findCoreStatus(error: Error): string {
  return /request to path: '[^'?]*' with status code: \d+/.exec(error.message)?.[0] ?? ''
}

/** Writes a fault of the site to the log, with nothing in it that a member has typed or holds. */
export function logFault({ doing, error }: { doing: string; error: unknown }): void {
  if (!(error instanceof Error)) {
    log.error(`${doing}: something was thrown that is not an error`)
    return
  }
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  log.error(`${doing}: ${error.name}${code} ${findCoreStatus(error)}\n${stackFrames(error)}`)
}

/**
 * Runs a step that follows something already done: a failure is logged, and neither stops the steps
 * after it nor turns into an error for someone whose change is stored.
 */
export async function runAfterwards({
  doing,
  step,
}: {
  doing: string
  step: () => Promise<unknown>
}): Promise<void> {
  try {
    await step()
  } catch (error) {
    logFault({ doing, error })
  }
}

/** The refusal for an error. Unexpected errors are logged. */
export function toAppError({ doing, error }: { doing: string; error: unknown }): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error)) return unavailable()
  logFault({ doing, error })
  return new AppError('internal')
}

/** The answer to a call that an error has ended. */
export function faultResponse(fault: { doing: string; error: unknown }): Response {
  return errorResponse({ error: toAppError(fault) })
}
