import { populatedMedia } from '@/cms/reading/relations'
import type { LocalizedReader } from '@/cms/reading/localized'
import { localePath } from '@/i18n/paths'
import type { Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'
import type { Media } from '@/payload-types'
import type { ButtonView, IconBlock, SeoView, SharePicture, TextBlock } from './types'

type BlockDoc = { title?: string | null; text?: string | null } | undefined
type ButtonDoc = { label?: string | null; target?: string | null } | undefined
type SeoDoc =
  { title?: string | null; description?: string | null; image?: number | Media | null } | undefined

export function toBlock<Doc>({
  read,
  get,
}: {
  read: LocalizedReader<Doc>
  get: (doc: Doc) => BlockDoc
}): TextBlock {
  return {
    title: read.text((doc) => get(doc)?.title),
    text: read.text((doc) => get(doc)?.text),
  }
}

export function toIconBlock<Doc>({
  read,
  source,
  get,
}: {
  read: LocalizedReader<Doc>
  source: Doc
  get: (doc: Doc) => (BlockDoc & { icon?: string | null }) | undefined
}): IconBlock {
  return { ...toBlock({ read, get }), icon: get(source)?.icon ?? null }
}

/** Null when the button has no text or leads nowhere: an unfinished button is not shown. */
export function toButton<Doc>({
  read,
  source,
  locale,
  get,
}: {
  read: LocalizedReader<Doc>
  source: Doc
  locale: Locale
  get: (doc: Doc) => ButtonDoc
}): ButtonView | null {
  const label = read.text((doc) => get(doc)?.label)
  const target = get(source)?.target
  if (label.value === '' || !target) return null
  return { label, href: localePath({ locale, path: target }) }
}

type SeoText<Doc> = {
  read: LocalizedReader<Doc>
  get: (doc: Doc) => string | null | undefined
  fallback: Text
}

function toSeoText<Doc>({ read, get, fallback }: SeoText<Doc>): string {
  const own = read.ownText(get) || (fallback.lang === read.locale ? fallback.value : '')
  return own || read.text(get).value || fallback.value
}

/**
 * Search texts: in the page's language those for it, else the page's own title and lead. Romanian
 * ones stand in only where the page has neither.
 */
export function toSeo<Doc>({
  read,
  source,
  get,
  fallback,
}: {
  read: LocalizedReader<Doc>
  source: Doc
  get: (doc: Doc) => SeoDoc
  fallback: TextBlock
}): SeoView {
  const { title, text } = fallback
  return {
    title: toSeoText({ read, get: (doc) => get(doc)?.title, fallback: title }),
    description: toSeoText({ read, get: (doc) => get(doc)?.description, fallback: text }),
    image: toSharePicture({ read, source, get: (doc) => get(doc)?.image }),
    heading: fallback.title.value,
  }
}

/** A picture in the size for shared links; null when there is none. */
export function toSharePicture<Doc>({
  read,
  source,
  get,
}: {
  read: LocalizedReader<Doc>
  source: Doc
  get: (doc: Doc) => number | Media | null | undefined
}): SharePicture | null {
  const { url, width, height } = populatedMedia(get(source))?.sizes?.share ?? {}
  if (!url || !width || !height) return null
  return { url, width, height, alt: read.text((doc) => populatedMedia(get(doc))?.alt).value }
}
