import { AppError } from './errors/app-error'

/** Seconds after which another attempt makes sense. */
const retryAfter = 5

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  // PostgreSQL: statement cancelled, shut down, crashed, starting up, too many connections.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

const awaySentences = [
  // The SDK: every host refused, or the core says that it cannot work.
  /No SuperTokens core available to query/,
  /SuperTokens core threw an error .* with status code: (5\d\d|429) /,
  /^fetch failed$/,
  // pg
  /^Connection terminated/,
  /timeout exceeded when trying to connect/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client has encountered a connection error/,
]

/** What is thrown when the core or the database does not answer. */
export function unavailable(): AppError {
  return new AppError('unavailable', { retryAfter })
}

/** Whether an error says that a service is away, in itself or in one of its causes. */
export function isOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && awayCodes.has(cause.code)) return true
    const { message } = cause
    if (awaySentences.some((sentence) => sentence.test(message))) return true
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true
    cause = cause.cause
  }
  return false
}
