import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpInTurn } from './sharp-in-turn'

const create = { width: 1500, height: 1000, channels: 3, background: '#8a3b2f' } as const
const picture = await sharp({ create }).png().toBuffer()

async function mostAtOnce(make: typeof sharpInTurn) {
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, sharp.counters().process)
  }, 1)
  const turned = make(picture).rotate()
  const sizes = [300, 600, 900, 1200].map((width) => turned.clone().resize({ width }).avif())
  const made = await Promise.all(sizes.map((size) => size.toBuffer({ resolveWithObject: true })))
  clearInterval(looking)
  return { most, widths: made.map(({ info }) => info.width) }
}

test('of the sizes of a picture one is made at a time', async () => {
  const widths = [300, 600, 900, 1200]
  expect((await mostAtOnce(sharp)).most).toBeGreaterThan(1)
  expect(await mostAtOnce(sharpInTurn)).toEqual({ most: 1, widths })
})

test('a picture that cannot be read lets the next one have its turn', async () => {
  const broken = sharpInTurn(Buffer.from('no picture')).toBuffer({ resolveWithObject: true })
  await expect(broken).rejects.toThrow()
  const { info } = await sharpInTurn(picture).webp().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(1500)
})
