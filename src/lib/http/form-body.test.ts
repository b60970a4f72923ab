import { expect, test } from 'vitest'
import { readFormBody } from './form-body'

const type = 'application/x-www-form-urlencoded'

function post(body: string, headers: Record<string, string> = {}): Request {
  const length = String(Buffer.byteLength(body))
  return new Request('http://localhost/contact/form', {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': length, ...headers },
    body,
  })
}

test('reads the fields of a form in any script', async () => {
  const fields = { name: 'Ștefan', message: 'Привет & спасибо\r\n+1' }
  expect(await readFormBody(post(new URLSearchParams(fields).toString()))).toEqual(fields)
})

test('has room for the longest message in Cyrillic', async () => {
  const message = 'ж'.repeat(5000)
  const read = await readFormBody(post(new URLSearchParams({ message }).toString()))
  expect(read).toEqual({ message })
})

test.each([
  ['media-type', post('{}', { 'content-type': 'application/json' })],
  ['media-type', post('a=1', { 'content-type': `${type}-odd` })],
  ['too-large', post('a=1', { 'content-length': '300000' })],
  ['too-large', post(Array.from({ length: 61 }, (_, index) => `a${index}`).join('&'))],
])('refuses another body: %s', async (code, request) => {
  await expect(readFormBody(request)).rejects.toMatchObject({ code })
})

test('refuses a body of unknown length', async () => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
  })
  await expect(readFormBody(request)).rejects.toMatchObject({ code: 'too-large' })
})
