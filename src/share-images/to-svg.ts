import type { ReactNode } from 'react'
import satori from 'satori'
import { loadFonts } from './card-fonts'

type Size = { width: number; height: number } | { width: number } | { height: number }

/** Draws with letters as outlines; `missing` takes the characters that no font has. */
export async function toSvg({
  node,
  size,
  missing = new Set(),
}: {
  node: ReactNode
  size: Size
  missing?: Set<string>
}): Promise<string> {
  return satori(node, {
    ...size,
    fonts: await loadFonts(),
    loadAdditionalAsset: (kind, characters) => {
      // An emoji comes by itself and may hold a digit; letters of a whole text come together.
      const parts = kind === 'emoji' ? [characters] : Array.from(characters)
      for (const part of parts) missing.add(part)
      return Promise.resolve([])
    },
  })
}
