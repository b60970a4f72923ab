import { expect, test } from 'vitest'
import { readJsonBody } from './json-body'

function post({ body, type = 'application/json' }: { body?: string; type?: string }): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
}

test('reads JSON in any spelling of its type', async () => {
  const body = '{"name":"Ștefan"}'
  expect(await readJsonBody(post({ body }))).toEqual({ name: 'Ștefan' })
  expect(await readJsonBody(post({ body, type: 'Application/JSON; charset=utf-8' }))).toEqual({
    name: 'Ștefan',
  })
})

test.each([
  ['text/plain', '{}', 'media-type'],
  ['application/jsonp', '{}', 'media-type'],
  ['application/json', '{"name":', 'bad-json'],
  ['application/json', '', 'bad-json'],
  ['application/json', `"${'я'.repeat(33_000)}"`, 'too-large'],
])('refuses %s %.20s as %s', async (type, body, code) => {
  await expect(readJsonBody(post({ body, type }))).rejects.toMatchObject({ code })
})
