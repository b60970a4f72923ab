import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'
import { createWaitingLine } from '@/lib/concurrency/waiting-line'
import { overloaded } from '@/lib/outage'

// A picture of 40 megapixels and its seven sizes take two to four seconds.
const inTurn = createWaitingLine({
  ...{ places: 1, waitMs: 120_000, maxWaiting: 200 },
  refusal: overloaded,
})

/**
 * sharp for Payload, which makes all sizes of all pictures that are being uploaded at once. Here each
 * waits for the one before: a large picture takes more than 100 MB while it is decoded or encoded.
 */
export const sharpInTurn = (input?: SharpInput, options?: SharpOptions): Sharp =>
  waiting(sharp(input, options))

function waiting(image: Sharp): Sharp {
  const { clone, toBuffer } = image
  return Object.assign(image, {
    clone: () => waiting(clone.call(image)),
    toBuffer: (options: { resolveWithObject: true }) => inTurn(() => toBuffer.call(image, options)),
  })
}
