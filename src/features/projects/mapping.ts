import { joinGaps, localizedReader, type InLanguages } from '@/cms/reading/localized'
import { populatedMedia } from '@/cms/reading/relations'
import { toSeo } from '@/features/pages/mapping'
import type { IconBlock } from '@/features/pages/types'
import { isSafeLink } from '@/lib/safe-link'
import type { Media, Project } from '@/payload-types'
import type { PictureView, ProjectCard, ProjectView } from './types'

type Size = { url?: string | null; width?: number | null }

function srcset(sizes: (Size | undefined)[]): string {
  return sizes
    .flatMap((size) => (size?.url && size.width ? [`${size.url} ${size.width}w`] : []))
    .join(', ')
}

function toPicture({ own, source, ...how }: InLanguages<Project>): PictureView | null {
  const media = populatedMedia(source.banner)
  if (!media?.url || !media.width || !media.height) return null
  const ownMedia = own ? populatedMedia(own.banner) : null
  const read = localizedReader<Media>({ ...how, own: ownMedia, source: media })
  const sizes = media.sizes
  return {
    src: media.url,
    width: media.width,
    height: media.height,
    alt: read.text((doc) => doc.alt),
    credit: media.credit?.trim() ?? '',
    avif: srcset([sizes?.avif480, sizes?.avif960, sizes?.avif1920]),
    webp: srcset([sizes?.w480, sizes?.w960, sizes?.w1920]),
  }
}

export function toProjectCard(versions: InLanguages<Project>): ProjectCard {
  const { source } = versions
  const read = localizedReader(versions)
  return {
    slug: source.slug ?? '',
    title: read.text((doc) => doc.title),
    catchphrase: read.text((doc) => doc.catchphrase),
    accent: source.accent,
    stage: source.stage,
    portal: source.stage === 'open' ? shownAddress(source.portal) : null,
    ...read.gaps(),
  }
}

export function toProjectView(versions: InLanguages<Project>): ProjectView {
  const { own, source } = versions
  const read = localizedReader(versions)
  const names = ['feature1', 'feature2', 'feature3', 'feature4'] as const
  const features = names.map((name): IconBlock => ({
    title: read.text((doc) => doc[name]?.title),
    text: read.text((doc) => doc[name]?.description),
    icon: source[name]?.icon ?? null,
  }))
  const description = read.richText((doc) => doc.description)
  const card = toProjectCard(versions)
  return {
    ...card,
    description,
    features: features.filter(({ title }) => title.value !== ''),
    banner: toPicture(versions),
    seo: {
      ...toSeo({
        read,
        source,
        get: (doc) => doc.seo,
        fallback: { title: card.title, text: card.catchphrase },
      }),
      topic: card.accent,
    },
    ...joinGaps(card, read.gaps()),
    updatedAt: own && own.updatedAt > source.updatedAt ? own.updatedAt : source.updatedAt,
  }
}

/** Rules of fields are not looked at in every way of saving: what is shown as a link has to be one. */
function shownAddress(address: string | null | undefined): string | null {
  return address && isSafeLink(address) ? address : null
}
