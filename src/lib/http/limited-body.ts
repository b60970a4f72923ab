/**
 * The bytes of a body, read no further than a limit allows.
 * @param options `limit` in bytes
 * @returns null for a larger body
 */
export async function readLimitedBody(options: {
  request: Pick<Request, 'headers' | 'body'>
  limit: number
}): Promise<Uint8Array<ArrayBuffer> | null> {
  const { request, limit } = options
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
