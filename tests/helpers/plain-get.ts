import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

/** Asks for an address as it is and unpacks nothing. */
export function plainGet(options: {
  origin: string
  path: string
  method?: 'GET' | 'HEAD'
  headers?: OutgoingHttpHeaders
  agent?: Agent
}): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { origin, path, method = 'GET', headers = {}, agent } = options
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, origin), { method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response
        resolve({ status, headers: got, body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}
