import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { freePort } from '../src/dev/processes/free-port'

const root = join(import.meta.dirname, '..')

function readLines(path: string): string[] {
  return readFileSync(join(root, path), 'utf8').split('\n')
}

describe('.dockerignore', () => {
  const patterns = readLines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'))

  /** The last pattern that names a path, or a folder that it is in, decides; `!` takes it back. */
  function isIgnored(path: string): boolean {
    const parts = path.replace(/\/$/, '').split('/')
    const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const deciding = patterns.findLast((pattern) => {
      const named = pattern.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
      return places.some((place) => new RegExp(`^${named}$`).test(place))
    })
    return deciding !== undefined && !deciding.startsWith('!')
  }

  it('lets the image have each file that the Dockerfile copies into it', () => {
    const copies = readLines('Dockerfile').flatMap(
      (line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [],
    )
    expect(copies).toContain('package.json')
    expect(copies.filter(isIgnored)).toEqual([])
  })

  it('keeps secrets and what is built or installed here out of it', () => {
    const outside = [
      '.env',
      '.local/media',
      '.next/cache',
      'node_modules/next',
      'deploy/nginx.conf',
    ]
    expect(outside.filter((path) => !isIgnored(path))).toEqual([])
  })
})

describe('HEALTHCHECK', () => {
  const [, command = '[]'] =
    /^HEALTHCHECK .*\\\n\s*CMD (.+)$/m.exec(readLines('Dockerfile').join('\n')) ?? []
  const [program = '', ...args] = z.array(z.string()).parse(JSON.parse(command))

  /** The address that the check asks for, of a server that is well. */
  async function askedWith(env: Record<string, string>): Promise<string | undefined> {
    const asked: (string | undefined)[] = []
    const server = createServer((req, res) => {
      asked.push(req.url)
      res.end()
    })
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { PATH } = process.env
    await promisify(execFile)(program, args, {
      env: { NODE_ENV: 'production', PATH, PORT: String(port), ...env },
    })
    return asked[0]
  }

  it('asks each of the two what it answers', async () => {
    expect(await askedWith({})).toBe('/internal/live')
    expect(await askedWith({ APP_URL: 'http://app:3000' })).toBe('/healthz/ready')
  })
})
