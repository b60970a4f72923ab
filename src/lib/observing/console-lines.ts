import { format, stripVTControlCharacters } from 'node:util'
import { log } from '@/lib/log'
import { currentRequestId } from '@/lib/http/request-context'

const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const

/** The fields of a line about what was said on the console. */
export function consoleLine(given: unknown[]): { event: string; err?: Error; message: string } {
  const err = given.find((part) => part instanceof Error)
  const words = stripVTControlCharacters(format(...given.filter((part) => part !== err))).trim()
  if (!err) return { event: 'console', message: words }
  // Next says what went wrong in a request here, and nowhere else to everybody (docs/adr/0019).
  const event = currentRequestId() === undefined ? 'console' : 'application-error'
  // Its errors begin with a sign for people.
  return { event, err, message: words.replace(/^\u2a2f ?/, '') || err.message }
}

/** Turns all console output, that of Next and other packages included, into lines of the log. */
export function turnConsoleIntoLines(): void {
  for (const [method, level] of Object.entries(levels)) {
    Reflect.set(console, method, (...given: unknown[]) => log[level](consoleLine(given)))
  }
}
