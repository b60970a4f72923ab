import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

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
