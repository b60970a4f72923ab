import type { LocalizedRichText, TranslationGaps } from '@/cms/reading/localized'
import type { IconBlock, SeoView } from '@/features/pages/types'
import type { Text } from '@/i18n/text'
import type { Topic } from '@/lib/topics'

export type PictureView = {
  /** Widest WebP, for browsers without `<picture>` sources. */
  src: string
  width: number
  height: number
  alt: Text
  /** Who has made it; empty where nobody is named. */
  credit: string
  /** `srcset` strings; empty when no size was made. */
  avif: string
  webp: string
}

/** A project in a list. */
export type ProjectCard = {
  slug: string
  title: Text
  catchphrase: Text
  accent: Topic
  stage: 'construction' | 'open'
  /** Address of the topic's own portal once it is open. */
  portal: string | null
} & TranslationGaps

export type ProjectView = ProjectCard & {
  description: LocalizedRichText
  features: IconBlock[]
  banner: PictureView | null
  seo: SeoView
  /** ISO time of the last change, for search engines. */
  updatedAt: string
}

/** A project, the address it moved to, or neither. */
export type ProjectAtSlug =
  { kind: 'found'; project: ProjectView } | { kind: 'moved'; path: string } | { kind: 'missing' }
