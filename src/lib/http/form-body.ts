import { AppError } from '../errors/app-error'

/** As much as of a JSON body, in bytes; a plain form spells every Cyrillic letter in six. */
const maxBytes = 256 * 1024

/**
 * The text fields of a plain form post.
 * @throws {AppError} `media-type` for any other kind of body, `too-large` above 256 KiB or without a
 *   length, which every browser states
 */
export async function readFormBody(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError('media-type')
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytes)) throw new AppError('too-large')
  return Object.fromEntries(new URLSearchParams(await request.text()))
}
