import { AppError } from './errors/app-error'
import type { Sentence } from './errors/error-codes'

/** Outages of the services that the site depends on. */
type Outage = 'database' | 'read-only' | 'full' | 'busy' | 'core'

const outageByCode: Record<string, Outage> = {
  ECONNREFUSED: 'database',
  ECONNRESET: 'database',
  EPIPE: 'database',
  ETIMEDOUT: 'database',
  ENOTFOUND: 'database',
  EAI_AGAIN: 'database',
  EHOSTUNREACH: 'database',
  ENOSPC: 'full',
  UND_ERR_SOCKET: 'core',
  UND_ERR_CONNECT_TIMEOUT: 'core',
  UND_ERR_HEADERS_TIMEOUT: 'core',
  // PostgreSQL: statement cancelled, shut down, crashed, starting up, too many connections.
  '57014': 'database',
  '57P01': 'database',
  '57P02': 'database',
  '57P03': 'database',
  '53300': 'busy',
  // Could not serialise, deadlock, lock not available.
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  // Only to be read, as a standby is; no space left on its disk.
  '25006': 'read-only',
  '53100': 'full',
}

const outageBySentence: readonly [RegExp, Outage][] = [
  // The SDK: every host refused, the core says that it cannot work, or that the key is not its own.
  [/No SuperTokens core available to query/, 'core'],
  [/SuperTokens core threw an error .* with status code: (5\d\d|429|401) /, 'core'],
  [/^fetch failed$/, 'core'],
  // pg
  [/^Connection terminated/, 'database'],
  [/timeout exceeded when trying to connect/, 'busy'],
  [/^timeout expired$/, 'database'],
  [/^Query read timeout$/, 'database'],
  [/^Client (has encountered a connection error|was closed) and is not queryable/, 'database'],
]

const sentences: Record<Outage, Sentence> = {
  database: {
    ro: 'Baza de date nu răspunde. Ce ați scris rămâne aici; încercați din nou peste câteva clipe.',
    en: 'The database is not responding. What you wrote stays here; try again in a moment.',
    ru: 'База данных не отвечает. Написанное остаётся здесь; повторите через несколько секунд.',
  },
  'read-only': {
    ro: 'Baza de date poate fi deocamdată doar citită. Nu s-a salvat nimic; ce ați scris rămâne aici. Încercați din nou mai târziu.',
    en: 'For now the database can only be read. Nothing was saved; what you wrote stays here. Try again later.',
    ru: 'База данных пока доступна только для чтения. Ничего не сохранено; написанное остаётся здесь. Повторите попытку позже.',
  },
  full: {
    ro: 'Pe discul serverului nu mai este loc. Nu s-a salvat nimic; ce ați scris rămâne aici. Anunțați administratorul.',
    en: 'The server’s disk is full. Nothing was saved; what you wrote stays here. Tell your administrator.',
    ru: 'На диске сервера не осталось места. Ничего не сохранено; написанное остаётся здесь. Сообщите администратору.',
  },
  busy: {
    ro: 'Se salvează prea multe deodată. Nu s-a salvat nimic; ce ați scris rămâne aici. Încercați din nou peste câteva clipe.',
    en: 'Too much is being saved at once. Nothing was saved; what you wrote stays here. Try again in a moment.',
    ru: 'Сохраняется слишком много сразу. Ничего не сохранено; написанное остаётся здесь. Повторите через несколько секунд.',
  },
  core: {
    ro: 'Serviciul de conturi nu răspunde. Încercați din nou peste câteva clipe; nimic nu s-a pierdut.',
    en: 'The account service is not responding. Try again in a moment; nothing is lost.',
    ru: 'Сервис учётных записей не отвечает. Повторите через несколько секунд; ничего не потеряно.',
  },
}

/** Error for a core or database that does not respond. */
export function unavailable(): AppError {
  return new AppError('unavailable')
}

/** Error for too many saves at once. */
export function overloaded(): AppError {
  return new AppError('unavailable', { sentence: sentences.busy })
}

/** The outage behind an error, worded for editors; undefined where a service is not the cause. */
export function toUnavailable(error: unknown): AppError | undefined {
  const outage = findOutage(error)
  return outage && new AppError('unavailable', { sentence: sentences[outage] })
}

/** Whether an error, or one of its causes, says that a service is down. */
export function isOutage(error: unknown): boolean {
  return findOutage(error) !== undefined
}

/** Whether an error says that the site cannot do something just now: a service is down, or too much is to be done. */
export function isUnavailable(error: unknown): boolean {
  return (error instanceof AppError && error.code === 'unavailable') || isOutage(error)
}

/** Whether a connection was refused, so that nothing has received the request. */
export function isConnectionRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}

function findOutage(error: unknown): Outage | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const outage = outageByCode[code] ?? saidBy(cause)
    if (outage) return outage
    cause = cause.cause
  }
  return undefined
}

function saidBy(error: Error): Outage | undefined {
  if (error instanceof AggregateError) {
    const found = error.errors.map(findOutage).find((outage) => outage !== undefined)
    if (found) return found
  }
  return outageBySentence.find(([sentence]) => sentence.test(error.message))?.[1]
}
