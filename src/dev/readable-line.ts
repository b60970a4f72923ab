import { z } from 'zod'
import { parseJson } from '@/lib/parse-json'

const logLine = z.looseObject({
  level: z.string(),
  time: z.iso.datetime(),
  event: z.string().optional(),
  message: z.string().optional(),
  error: z.looseObject({ stack: z.string() }).optional(),
})

/** A line of the server's log as a person reads it; any other line as it is. */
export function readableLine(line: string): string {
  const { data } = logLine.safeParse(parseJson(line))
  if (!data) return line
  const { level, time, event, message, error, ...rest } = data
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const isPlain = level === 'info' && (event === undefined || event === 'console')
  const words = [
    time.slice(11, 19),
    ...(isPlain ? [] : [level, event]),
    ...(message === error?.message ? [] : [message]),
    ...fields,
  ]
  const text = words.filter((word) => word !== undefined).join(' ')
  return error ? `${text}\n${error.stack}` : text
}
