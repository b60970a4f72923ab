import type { CSSProperties } from 'react'
import { families } from './card-fonts'

/** Sizes of a title in pixels: the largest that fits is taken. */
const sizes = [104, 92, 82, 72, 64, 56, 50, 44, 40, 36] as const
const lineHeight = 1.1

export type TitleFit = {
  size: number
  /** Null where everything fits; else so many lines have room, and the rest gives way to an ellipsis. */
  lines: number | null
}

/** How a title is set, for measuring and for drawing alike. */
export function titleStyle({ size, lines }: TitleFit): CSSProperties {
  return {
    display: 'block',
    fontFamily: families.display,
    fontSize: size,
    letterSpacing: '-0.02em',
    lineHeight,
    // Balancing lines, the library would break words that may be broken, and cut what has room.
    ...(lines === null
      ? { textWrap: 'balance' }
      : { lineClamp: lines, overflowWrap: 'break-word' }),
  }
}

/** The largest size at which a title fits its box with all words whole, else the smallest one. */
export async function fitTitle({
  box,
  widestWord,
  heightAt,
}: {
  box: { width: number; height: number }
  /** In shares of the size. */
  widestWord: number
  /** The height of all lines at a size, in pixels. */
  heightAt: (size: number) => Promise<number>
}): Promise<TitleFit> {
  for (const size of sizes) {
    const hasRoom = widestWord * size <= box.width && (await heightAt(size)) <= box.height
    if (hasRoom) return { size, lines: null }
  }
  const size = Math.min(...sizes)
  return { size, lines: Math.floor(box.height / (size * lineHeight)) }
}
