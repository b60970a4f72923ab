import { get, type IncomingHttpHeaders } from 'node:http'

export type RawPage = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A page as it goes over the wire, not unpacked. */
export function rawPage({ url, accepted }: { url: string; accepted: string }): Promise<RawPage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject)
  })
}
