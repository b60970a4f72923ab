import type { Config } from 'payload'
import pino from 'pino'
import { lineWithoutValues, withoutValues } from './failed-query'
import { isRecord } from './is-record'
import { currentRequestId } from './http/request-context'
import { withoutTokens } from './observing/without-tokens'

type Fields = Record<string, unknown>

/** Payload says `err` and `msg`, as Pino's own examples do; the lines have one name for each. */
function named({ err, msg, ...fields }: Fields): Fields {
  return {
    ...fields,
    ...(err === undefined ? {} : { error: err }),
    ...(msg === undefined ? {} : { message: msg }),
  }
}

/** Only what says where and why: other properties of an error hold what people have typed. */
function described(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const query = withoutValues(error)
  if (query) return { type, ...query }
  const code = 'code' in error ? error.code : undefined
  // The number of an error that Next shows to readers.
  const digest = 'digest' in error ? error.digest : undefined
  return { type, message, code, digest, stack }
}

/** Payload's own levels for refusals leave out status and error; `refusalIn` needs both. */
export const refusalLevels: Config['loggingLevels'] = {
  Forbidden: 'error',
  Locked: 'error',
  MissingFile: 'error',
  NotFound: 'error',
  ValidationError: 'error',
}

/**
 * A refusal that the caller has been told about but Payload logs as a failure; null for a fault of
 * the site.
 */
function refusalIn(given: unknown): Fields | null {
  if (!isRecord(given) || !isRecord(given.err)) return null
  const { isOperational, status, message } = given.err
  const isRefused = isOperational === true && typeof status === 'number' && status < 500
  return isRefused ? { event: 'refused', message, status } : null
}

/** How a line looks (docs/operations.md, "Logs"). */
export const lineOptions: pino.LoggerOptions = {
  // Process and machine are what the container is known by anyway.
  base: null,
  messageKey: 'message',
  errorKey: 'error',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }), log: named },
  serializers: { error: described },
  hooks: {
    streamWrite: (line) => withoutTokens(lineWithoutValues(line)),
    logMethod(given, write) {
      const refusal = refusalIn(given[0])
      if (refusal) this.info(refusal)
      else write.apply(this, given)
    },
  },
  mixin: () => ({ requestId: currentRequestId() }),
}

/**
 * The lines of the server: JSON objects on standard output, with the request they belong to. Written
 * at once, as the last ones before an end are those that matter.
 */
export const log = pino(lineOptions, pino.destination({ fd: 1, sync: true }))
