import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isRecord } from '@/lib/is-record'
import { transferFields, type TransferField } from './transfer-fields'
import type { Content } from './content'

type Named = { slug: CollectionSlug; base: (content: Content) => unknown }

// Pictures come first: the others name them.
const collections: Named[] = [
  { slug: 'media', base: ({ filename }) => filename },
  { slug: 'redirects', base: ({ from }) => from },
  { slug: 'messages', base: ({ key }) => key },
  { slug: 'glossary-terms', base: ({ name }) => name },
  { slug: 'reply-templates', base: ({ name }) => name },
  { slug: 'projects', base: ({ slug }) => slug },
  { slug: 'timeline-entries', base: ({ date }) => toDay(date) },
  {
    slug: 'legal-documents',
    base: ({ kind, releaseDate }) => (releaseDate ? `${String(kind)} ${toDay(releaseDate)}` : null),
  },
]

/** Collections that stay: people, what they wrote, and what a site keeps about itself. */
export const excludedCollections = new Set<string>([
  'editors',
  'translation-units',
  'translation-changes',
  'translation-comments',
  'scheduled-changes',
  'review-requests',
  'contact-messages',
  'contact-notes',
  'user-profiles',
  'contribution-applications',
  'release-notices',
  'outgoing-mails',
  'page-views',
  'visitor-days',
  'missing-pages',
  'audit-entries',
  'content-migrations',
  'jobs',
])

/** A collection or global whose records an export carries. */
export type TransferContainer = {
  fields: TransferField[]
  hasDrafts: boolean
  /** What a record is called on every site; others of the same name get a number. */
  base: (content: Content) => string
} & ({ kind: 'collection'; slug: CollectionSlug } | { kind: 'global'; slug: GlobalSlug })

/** All of them, in the order in which they are read and written. */
export function transferContainers(cms: Payload): TransferContainer[] {
  const fromCollections = collections.map(({ slug, base }): TransferContainer => {
    const { config } = cms.collections[slug]
    const fields = transferFields({
      fields: config.flattenedFields,
      isUpload: Boolean(config.upload),
    })
    const hasDrafts = Boolean(config.versions?.drafts)
    return {
      ...{ kind: 'collection', slug, fields, hasDrafts },
      base: (content) => toName(base(content)) ?? `created ${String(content.createdAt)}`,
    }
  })
  const fromGlobals = cms.globals.config.map(
    ({ slug, flattenedFields, versions }): TransferContainer => ({
      ...{ kind: 'global', slug },
      fields: transferFields({ fields: flattenedFields, isUpload: false }),
      hasDrafts: Boolean(versions?.drafts),
      base: () => '',
    }),
  )
  return [...fromCollections, ...fromGlobals]
}

function toName(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function toDay(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 10) : null
}

/** Names of all files of a picture: the picture itself and its sizes. */
export function listFiles(content: Content): string[] {
  const sizes = isRecord(content.sizes) ? Object.values(content.sizes) : []
  const names = [content, ...sizes].map((file) => (isRecord(file) ? toName(file.filename) : null))
  return [...new Set(names.flatMap((name) => name ?? []))]
}
