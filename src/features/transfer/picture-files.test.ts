import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPicture } from './picture-files'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a3b2f' } })

const png = await picture.clone().png().toBuffer()
const avif = await picture.clone().avif().toBuffer()
const gif = await picture.clone().gif().toBuffer()
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')

test.each([
  ['a picture', { name: 'sala.png', bytes: png }, true],
  ['a newer kind of picture', { name: 'SALA.AVIF', bytes: avif }, true],
  ['a picture that was cut, under the name of another kind', { name: 'x.webp', bytes: png }, true],
  ['a drawing, which may carry script', { name: 'sala.webp', bytes: drawing }, false],
  ['a picture of a kind that nobody may upload', { name: 'sala.webp', bytes: gif }, false],
  ['a picture that calls itself a page', { name: 'sala.html', bytes: png }, false],
  ['no picture', { name: 'sala.webp', bytes: Buffer.from('nimic') }, false],
])('%s', async (_case, file, isOne) => {
  expect(await isPicture(file)).toBe(isOne)
})
