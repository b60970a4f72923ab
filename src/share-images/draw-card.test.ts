import sharp from 'sharp'
import { expect, test } from 'vitest'
import { topics } from '@/lib/topics'
import { titleBox } from './card-layout'
import { drawCard } from './draw-card'
import type { ShareCard } from './share-card'

const card: ShareCard = { locale: 'ro', topic: null, siteName: 'Pasiuni', title: 'Despre noi' }

type Pixels = { bytes: Buffer; width: number; height: number }

async function readPixels(image: Buffer): Promise<Pixels> {
  const raw = sharp(image).removeAlpha().raw()
  const { data: bytes, info } = await raw.toBuffer({ resolveWithObject: true })
  return { bytes, width: info.width, height: info.height }
}

// Both have 256 colours at most, and not the same ones.
const noticeable = 48

/** The smallest rectangle that holds every difference of two images; null when there is none. */
function findDifference({ one, other }: { one: Pixels; other: Pixels }) {
  const xs: number[] = []
  const ys: number[] = []
  for (let at = 0; at < one.bytes.length; at += 1) {
    if (Math.abs((one.bytes[at] ?? 0) - (other.bytes[at] ?? 0)) < noticeable) continue
    const pixel = Math.floor(at / 3)
    xs.push(pixel % one.width)
    ys.push(Math.floor(pixel / one.width))
  }
  if (xs.length === 0) return null
  const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b))
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b))
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) }
}

const long = {
  russian:
    'Путешествия по забытым дорогам Бессарабии: достопримечательности, впечатления и советы увлечённых людей',
  word: 'Достопримечательностеведение'.repeat(4),
  absurd: 'Și încă o dată, foarte pe larg, despre oameni cu pasiuni. '.repeat(4).slice(0, 200),
}

test.each(topics)('a card of the topic %s is a small picture of the asked size', async (topic) => {
  const image = await drawCard({ ...card, topic, title: long.russian })
  const { format, width, height } = await sharp(image).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(image.length).toBeLessThan(100_000)
})

test.each(Object.entries(long))('the %s title stays in its place', async (_kind, title) => {
  for (const topic of [null, 'travel'] as const) {
    const box = titleBox({ topic })
    const one = await readPixels(await drawCard({ ...card, topic, title }))
    const other = await readPixels(await drawCard({ ...card, topic, title: '' }))
    const found = findDifference({ one, other })
    expect(found, `${topic}`).not.toBeNull()
    if (!found) continue
    // The title begins where the panel has its margin: 44 of the card and 44 of its own.
    expect(found.left).toBeGreaterThanOrEqual(86)
    expect(found.right).toBeLessThanOrEqual(88 + box.width)
    expect(found.bottom - found.top).toBeLessThanOrEqual(box.height)
  }
})

test('each topic has its own colours, and the mark those of the site', async () => {
  const colours = { cinema: '#e4527f', auto: '#f08b3a', fighting: '#ef5a45', travel: '#f2805f' }
  for (const topic of topics) {
    const { bytes } = await readPixels(await drawCard({ ...card, topic }))
    expect(bytes.includes(Buffer.from(colours[topic].slice(1), 'hex')), topic).toBe(true)
  }
  const { bytes } = await readPixels(await drawCard(card))
  for (const colour of ['c8481a', 'a33a86', '3f55d0', '178570']) {
    expect(bytes.includes(Buffer.from(colour, 'hex')), colour).toBe(true)
  }
})
