import type { Media } from '@/payload-types'

/** A picture relation is an object when populated, an id when not, or gone. */
export function populatedMedia(value: number | Media | null | undefined): Media | null {
  return typeof value === 'object' ? value : null
}
