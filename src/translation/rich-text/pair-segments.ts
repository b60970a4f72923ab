import { alignSegments, type Sides } from './align-segments'
import { locatedBlocks } from './located-blocks'
import { segmentOf, type Segment } from './segments'

export type SegmentPair = {
  source: Segment
  /** Its markup has the ids of the source. */
  target: Segment | undefined
}

/** Every block of the source, in order, with the one that translates it. */
export function pairSegments({ source, target, ...locales }: Sides<unknown>): SegmentPair[] {
  const [originals, translations] = [locatedBlocks(source), locatedBlocks(target)]
  const aligned = alignSegments({ ...locales, source: originals, target: translations })
  return originals.map((original, position) => {
    const match = aligned[position]
    const block = match === undefined ? undefined : translations[match]
    return {
      source: segmentOf({ block: original }),
      target: block && segmentOf({ block, original }),
    }
  })
}
