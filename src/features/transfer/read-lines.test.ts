import { expect, test } from 'vitest'
import { readLines } from './read-lines'

async function listLines(bytes: Uint8Array, size: number): Promise<string[]> {
  async function* source() {
    for (let start = 0; start < bytes.length; start += size) {
      yield await Promise.resolve(bytes.subarray(start, start + size))
    }
  }
  const lines: string[] = []
  for await (const line of readLines(source())) lines.push(line)
  return lines
}

test.each([1, 2, 3, 7, 1000])('lines come whole out of pieces of %i bytes', async (size) => {
  const text = '[\nПривет, țară 👋\n\n]'
  expect(await listLines(Buffer.from(text), size)).toEqual(text.split('\n'))
})

test('what is no text is refused', async () => {
  await expect(listLines(Uint8Array.of(0x5b, 0x0a, 0xff, 0xd8), 2)).rejects.toMatchObject({
    params: { body: { problems: [{ code: 'not-an-export' }] } },
  })
})
