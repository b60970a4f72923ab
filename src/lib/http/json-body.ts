import { AppError } from '../errors/app-error'

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
  const text = await readText(request)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new AppError('bad-json')
  }
}

async function readText(request: Pick<Request, 'body'>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new AppError('too-large')
    }
    chunks.push(value)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
