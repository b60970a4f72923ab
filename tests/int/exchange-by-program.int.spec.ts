import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { signedInEditor } from '../helpers/signed-in-editor'

const run = promisify(execFile)
const site = useCms()
const origin = 'http://localhost:3000'
const folder = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-curl-'))

/** The commands of the documentation, as they are written there. */
const documented = readFileSync(
  new URL('../../docs/how-to/exchange-translations.md', import.meta.url),
  'utf8',
)
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('curl '))

let server: Server
let port: number

/** Answers as the site does, with its own routes. */
async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const { method = 'GET', url = '/' } = incoming
  const body = method === 'POST' ? new Uint8Array(await buffer(incoming)) : null
  return site.rest(url.slice('/api'.length), { method, headers, body })
}

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    void toResponse(incoming).then(async (answer) => {
      outgoing.writeHead(answer.status, { 'set-cookie': answer.headers.getSetCookie() })
      outgoing.end(new Uint8Array(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  await signedInEditor({ site, name: 'redactor', role: 'editor' })
  const account = { email: 'redactor@pasiuni.example', password: 'a-password-for-tests' }
  writeFileSync(path.join(folder, 'sign-in.json'), JSON.stringify(account))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a documented command for this site; gives what it prints, and the status at the end. */
async function runDocumented(command: string): Promise<string> {
  const own = command
    .replaceAll('https://example.com', origin)
    .replace(/^curl/, `curl -sS --connect-to ::127.0.0.1:${port} -w ' %{http_code}'`)
  const { stdout } = await run('sh', ['-c', own], { cwd: folder })
  return stdout
}

test('texts are exported and imported by the documented commands', async () => {
  const [exporting = '', importing = '', signingIn = ''] = documented
  expect(documented).toHaveLength(3)
  expect(await runDocumented(signingIn)).toMatch(/ 200$/)
  expect(await runDocumented(exporting)).toBe(' 200')
  const file: unknown = JSON.parse(readFileSync(path.join(folder, 'texts.json'), 'utf8'))
  expect(file).toMatchObject({ sourceLocale: 'ro', targetLocale: 'ru' })
  const printed = await runDocumented(importing)
  expect(printed).toMatch(/ 200$/)
  expect(JSON.parse(printed.replace(/ 200$/, ''))).toMatchObject({ isDryRun: true, stored: 0 })
})
