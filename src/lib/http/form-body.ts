import { AppError } from '../errors/app-error'

/** As much as of a JSON body, in bytes; a plain form spells every Cyrillic letter in six. */
const maxBytes = 256 * 1024

/** Fields of a form; the longest of the site has a dozen. */
const mostFields = 60

/**
 * The text fields of a plain form post.
 * @throws {AppError} `media-type` for any other kind of body, `too-large` above 256 KiB, with more
 *   than 60 fields, or without a length, which every browser states
 */
export async function readFormBody(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError('media-type')
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytes)) throw new AppError('too-large')
  const body = await request.text()
  if (body.split('&', mostFields + 1).length > mostFields) throw new AppError('too-large')
  return Object.fromEntries(new URLSearchParams(body))
}
