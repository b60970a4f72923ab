import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { passThroughTimeoutMs } from '../src/front/app/app-client'
import { getTimeoutMs, importMs } from '../src/front/app/pass-through'

const imports = ['/api/workplace/content/import', '/api/translations/import']

/** The longest waits that a configuration names, for any answer and for that to an import; in seconds. */
const proxies = [
  {
    file: 'nginx.conf',
    usual: /^ {4}proxy_read_timeout (\d+)s;/m,
    forImport: (path: string) =>
      new RegExp(String.raw`location = ${path} \{[^}]*proxy_read_timeout (\d+)s;`),
  },
  {
    file: 'cdn/nginx.conf',
    usual: /^ {2}proxy_read_timeout (\d+)s;/m,
    forImport: (path: string) =>
      new RegExp(String.raw`location = ${path} \{[^}]*proxy_read_timeout (\d+)s;`),
  },
  {
    file: 'cdn/varnish.vcl',
    usual: /^ {2}\.first_byte_timeout = (\d+)s;/m,
    forImport: (path: string) =>
      new RegExp(String.raw`"\^${path}\([^}]*bereq\.first_byte_timeout = (\d+)s;`),
  },
]

describe.each(proxies)('deploy/$file', ({ file, usual, forImport }) => {
  const text = readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8')
  const secondsIn = (pattern: RegExp) => Number(pattern.exec(text)?.[1])

  it('waits longer than the front server, which says what went wrong', () => {
    expect(secondsIn(usual) * 1000).toBeGreaterThan(passThroughTimeoutMs)
  })

  it.each(imports)('waits as long for %s', (path) => {
    expect(secondsIn(forImport(path)) * 1000).toBeGreaterThan(importMs)
  })
})

it.each(imports)('the front server gives %s its time, and no other call', (path) => {
  expect(getTimeoutMs(path)).toBe(importMs)
  expect(getTimeoutMs(`${path}ed`)).toBeUndefined()
})
