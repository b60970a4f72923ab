import type { SharePicture } from '@/features/pages/types'
import type { Text } from '@/i18n/text'

export type NavigationEntry = { name: string; path: string; label: Text }

/** What is on every page. */
export type SiteView = {
  name: Text
  tagline: Text
  description: Text
  /** For shared links where no picture can be drawn. */
  image: SharePicture | null
  navigation: NavigationEntry[]
  footer: {
    about: Text
    attribution: { title: Text; lines: Text[] }
  }
}
