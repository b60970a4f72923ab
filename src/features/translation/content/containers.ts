import type { CollectionSlug, Field, GlobalSlug, Payload } from 'payload'
import { isRecord } from '@/lib/is-record'
import { holdsMessages } from '../options'
import { isTextField, isTranslated } from './text-leaves'

// Settings have no texts, no drafts and no languages.
type ContentGlobal = Exclude<GlobalSlug, 'translation-settings'>

/** A collection or global whose texts editors translate. */
export type Container = {
  fields: readonly Field[]
  /** Field that titles the records of a collection; null for a global. */
  titleField: string | null
  /** Whether each record is a message, which the desk groups by namespace. */
  isMessages: boolean
} & ({ kind: 'collection'; slug: CollectionSlug } | { kind: 'global'; slug: ContentGlobal })

/** All of them, collections first, in the order of the configuration. */
export function translatedContainers(cms: Payload): Container[] {
  const collections = Object.values(cms.collections).map(({ config }): Container => {
    const { slug, fields, admin } = config
    const isMessages = holdsMessages(config)
    const titleField = isMessages ? 'key' : (admin.useAsTitle ?? null)
    return { kind: 'collection', slug, fields, titleField, isMessages }
  })
  const globals = cms.globals.config.flatMap(({ slug, fields }): Container[] =>
    slug === 'translation-settings'
      ? []
      : [{ kind: 'global', slug, fields, titleField: null, isMessages: false }],
  )
  return [...collections, ...globals].filter(({ fields }) => hasTranslatedText(fields))
}

/** Null when there is none of this name, or none with texts to translate. */
export function findContainer({ cms, slug }: { cms: Payload; slug: string }): Container | null {
  return translatedContainers(cms).find((container) => container.slug === slug) ?? null
}

/** Whether editors translate anything in these fields, at any depth. */
export function hasTranslatedText(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (isTextField(field)) return isTranslated(field)
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTranslatedText(tab.fields))
    if (field.type === 'blocks')
      return field.blocks.some((block) => hasTranslatedText(block.fields))
    return 'fields' in field && hasTranslatedText(field.fields)
  })
}

/** Romanian title of a record; empty for globals. */
export function getTitle({ container, doc }: { container: Container; doc: unknown }): string {
  if (container.titleField === null || !isRecord(doc)) return ''
  const title = doc[container.titleField]
  if (typeof title === 'string') return title
  return isRecord(title) && typeof title.ro === 'string' ? title.ro : ''
}
