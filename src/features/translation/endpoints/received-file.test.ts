import { describe, expect, test } from 'vitest'
import { maxFileBytes } from '../interchange/limits'
import { receivedFile } from './received-file'

const address = 'http://localhost:3000/api/translations/import'

function post(init: RequestInit & { duplex?: 'half' }, query = ''): Request {
  return new Request(`${address}${query}`, { method: 'POST', ...init })
}

/** A body of a gigabyte that tells how much of it was asked for. */
function endlessBody(start = '') {
  const asked = { bytes: 0 }
  const chunk = new Uint8Array(256 * 1024).fill(97)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = asked.bytes === 0 ? new TextEncoder().encode(start || 'a') : chunk
      asked.bytes += next.byteLength
      if (asked.bytes > 1024 ** 3) controller.close()
      else controller.enqueue(next)
    },
  })
  return { asked, body }
}

const tooLarge = { code: 'too-large', params: { body: { args: { limit: 20 } } } }

describe('a body that is the file', () => {
  test('comes with its name', async () => {
    const file = await receivedFile(post({ body: 'unit,…' }, '?name=texts.csv'))
    expect(file).toMatchObject({ name: 'texts.csv', decisions: {}, seen: {} })
    expect(new TextDecoder().decode(file.bytes)).toBe('unit,…')
  })

  test('of a gigabyte on one line is refused after 20 MB of it', async () => {
    const { asked, body } = endlessBody()
    const request = post({ body, duplex: 'half' }, '?name=texts.csv')
    await expect(receivedFile(request)).rejects.toMatchObject(tooLarge)
    expect(asked.bytes).toBeLessThan(maxFileBytes + 4 * 1024 * 1024)
  })

  test('that says it is too large is not read at all', async () => {
    const { asked, body } = endlessBody()
    const headers = { 'content-length': String(1024 ** 3) }
    const request = post({ body, duplex: 'half', headers }, '?name=texts.csv')
    await expect(receivedFile(request)).rejects.toMatchObject(tooLarge)
    expect(asked.bytes).toBeLessThan(1024 * 1024)
  })
})

describe('a form', () => {
  function form(fields: Record<string, string | Blob>): Request {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return post({ body })
  }
  const file = new File(['{}'], 'texts.json')

  test('has a file and what was decided', async () => {
    const decisions = { 'message:a': 'theirs', 'message:b': { text: 'Привет' } }
    const seen = { 'message:a': 'missing' }
    const received = await receivedFile(
      form({ file, decisions: JSON.stringify(decisions), seen: JSON.stringify(seen) }),
    )
    expect(received).toMatchObject({ name: 'texts.json', decisions, seen })
    expect(new TextDecoder().decode(received.bytes)).toBe('{}')
  })

  test.each([
    ['no file', { other: 'x' }],
    ['a text in place of the file', { file: 'x' }],
    ['decisions that are no JSON', { file, decisions: '{' }],
    ['decisions of another kind', { file, decisions: '{"message:a":"ours"}' }],
    ['a list', { file, decisions: '[]' }],
  ])('with %s is refused', async (_, fields) => {
    await expect(receivedFile(form(fields))).rejects.toMatchObject({ code: 'bad-request' })
  })

  test('of a gigabyte is refused early', async () => {
    const { asked, body } = endlessBody(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = post({ body, duplex: 'half', headers })
    await expect(receivedFile(request)).rejects.toMatchObject(tooLarge)
    expect(asked.bytes).toBeLessThan(maxFileBytes + 8 * 1024 * 1024)
  })

  test('that is cut off is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    await expect(receivedFile(post({ body: '--x\r\nabc', headers }))).rejects.toMatchObject({
      code: 'bad-request',
    })
  })
})
