import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShareImages } from './share-images'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function documentWith(path: string): string {
  return `<head><meta property="og:image" content="https://pasiuni.example${path}"/></head>`
}

test('the image of a visited page is asked for once', async () => {
  const asked: string[] = []
  const images = createShareImages({ ask: (path) => Promise.resolve(asked.push(path)) })
  images.noteIn(documentWith('/share-images/one.a-b_c.png'))
  images.noteIn(documentWith('/share-images/one.a-b_c.png'))
  images.noteIn(documentWith('/share-images/two.png'))
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['/share-images/one.a-b_c.png', '/share-images/two.png'])
})

test('pages with a picture of their own, or none, ask for nothing', async () => {
  const ask = vi.fn(() => Promise.resolve())
  const images = createShareImages({ ask })
  images.noteIn(documentWith('/api/media/file/cinema-1200x630.jpg'))
  images.noteIn('<head></head>')
  images.noteIn(documentWith('/share-images/last.png'))
  await vi.runAllTimersAsync()
  expect(ask.mock.calls).toEqual([['/share-images/last.png']])
})

test('images are asked for one after the other', async () => {
  const waiting: (() => void)[] = []
  const ask = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)))
  const images = createShareImages({ ask })
  for (const name of ['one', 'two', 'three'])
    images.noteIn(documentWith(`/share-images/${name}.png`))
  for (const count of [1, 2, 3]) {
    await vi.runAllTimersAsync()
    expect(waiting).toHaveLength(count)
    expect(ask).toHaveBeenCalledTimes(count)
    waiting.at(-1)?.()
  }
})

test('images are drawn when no page has been visited for a while', async () => {
  const ask = vi.fn(() => Promise.resolve())
  const images = createShareImages({ ask })
  for (const name of ['one', 'two', 'three']) {
    images.noteIn(documentWith(`/share-images/${name}.png`))
    await vi.advanceTimersByTimeAsync(400)
  }
  images.noteIn('<head></head>')
  await vi.advanceTimersByTimeAsync(400)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(ask).toHaveBeenCalledTimes(3)
})
