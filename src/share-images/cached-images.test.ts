import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShareCard } from './share-card'

const drawCard = vi.fn<(card: ShareCard) => Promise<Buffer>>()
const makeCard = (title: string): ShareCard => ({
  locale: 'ro',
  topic: null,
  siteName: 'Pasiuni',
  title,
})

// Each test begins with a process that has drawn nothing yet.
async function startKeeping() {
  vi.resetModules()
  vi.doMock('./draw-card', () => ({ drawCard }))
  return (await import('./cached-images')).imageInTime
}

beforeEach(() => {
  drawCard.mockReset()
  drawCard.mockImplementation((card) => Promise.resolve(Buffer.from(card.title)))
})
afterEach(() => {
  vi.doUnmock('./draw-card')
  vi.useRealTimers()
})

test('an image is drawn once, however many ask for it', async () => {
  const imageInTime = await startKeeping()
  const asked = await Promise.all([imageInTime(makeCard('unu')), imageInTime(makeCard('unu'))])
  expect(asked.map(String)).toEqual(['unu', 'unu'])
  await imageInTime(makeCard('unu'))
  expect(drawCard).toHaveBeenCalledTimes(1)
})

test('images are drawn one after the other', async () => {
  const imageInTime = await startKeeping()
  let underWay = 0
  drawCard.mockImplementation(async (card) => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
    return Buffer.from(card.title)
  })
  const titles = ['unu', 'doi', 'trei']
  const images = await Promise.all(titles.map((title) => imageInTime(makeCard(title))))
  expect(images.map(String)).toEqual(titles)
})

test('what could not be drawn is tried again at the next request', async () => {
  const imageInTime = await startKeeping()
  drawCard.mockRejectedValueOnce(new Error('no memory'))
  await expect(imageInTime(makeCard('unu'))).rejects.toThrow('no memory')
  expect(String(await imageInTime(makeCard('unu')))).toBe('unu')
})

test('nobody waits for an image that takes long, and it is there later', async () => {
  const imageInTime = await startKeeping()
  vi.useFakeTimers()
  let finish = () => {}
  drawCard.mockImplementation(
    (card) => new Promise((resolve) => (finish = () => resolve(Buffer.from(card.title)))),
  )
  const asked = imageInTime(makeCard('unu'))
  await vi.runAllTimersAsync()
  expect(await asked).toBeNull()
  finish()
  expect(String(await imageInTime(makeCard('unu')))).toBe('unu')
  expect(drawCard).toHaveBeenCalledTimes(1)
})

test('the images that were not asked for the longest make room', async () => {
  const imageInTime = await startKeeping()
  for (let number = 0; number <= 300; number += 1) await imageInTime(makeCard(`${number}`))
  await imageInTime(makeCard('300'))
  expect(drawCard).toHaveBeenCalledTimes(301)
  await imageInTime(makeCard('0'))
  expect(drawCard).toHaveBeenCalledTimes(302)
})
