import pLimit from 'p-limit'
import { drawCard } from './draw-card'
import type { ShareCard } from './share-card'

/** How many images are kept, some 30 kB each; the site has fewer pages. */
const mostKept = 300

/** Longest wait for an image, in milliseconds. Those who ask for it soon give up by themselves. */
const timeoutMs = 5000

const kept = new Map<string, Promise<Buffer>>()
// Drawing takes a core; two at once would take them from the pages.
const oneByOne = pLimit(1)

function drawOnce(card: ShareCard): Promise<Buffer> {
  const key = JSON.stringify(card)
  const image = kept.get(key) ?? oneByOne(() => drawCard(card))
  image.catch(() => kept.delete(key))
  // The most recently used are last.
  kept.delete(key)
  kept.set(key, image)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return image
}

/**
 * The image of a card, drawn once by each process; null when it is not ready in time, while it goes
 * on being drawn.
 *
 * @throws whatever has kept it from being drawn
 */
export async function imageInTime(card: ShareCard): Promise<Buffer | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs)
  })
  try {
    return await Promise.race([drawOnce(card), late])
  } finally {
    clearTimeout(timer)
  }
}
