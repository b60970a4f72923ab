import { AppError } from '../errors/app-error'
import { readLimitedBody } from './limited-body'

/** Enough for the longest contact message in Cyrillic and the fullest profile, in bytes. */
const maxBytes = 64 * 1024

/**
 * The parsed JSON body of a request.
 * @throws {AppError} `media-type` unless it is declared as JSON, `too-large` above 64 KiB,
 *   `bad-json` when it cannot be parsed
 */
export async function readJsonBody(request: Pick<Request, 'headers' | 'body'>): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('media-type')
  const bytes = await readLimitedBody({ request, limit: maxBytes })
  if (!bytes) throw new AppError('too-large')
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return value
  } catch {
    throw new AppError('bad-json')
  }
}
