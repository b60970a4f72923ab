import { createHmac, hkdfSync } from 'node:crypto'
import { isSameSecret } from './constant-time'

/** The secret of the site, and what is signed with it: a key for one purpose fits no other. */
type Key = { secret: string; purpose: string }

function sign({ content, secret, purpose }: Key & { content: string }): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(content).digest('base64url')
}

/** A value in letters, digits, `-`, `_` and one dot, signed so that nobody else can make one. */
export function signContent({ value, ...key }: Key & { value: unknown }): string {
  const content = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${content}.${sign({ content, ...key })}`
}

/** The value that `signContent` was given; undefined for anything it has not signed. */
export function readSignedContent({ token, ...key }: Key & { token: string }): unknown {
  const [content = '', given = '', ...rest] = token.split('.')
  const expected = sign({ content, ...key })
  if (rest.length > 0 || !isSameSecret({ given, expected })) return undefined
  return JSON.parse(Buffer.from(content, 'base64url').toString('utf8'))
}
