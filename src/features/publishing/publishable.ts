import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from 'payload'
import { label } from '@/cms/label'
import { holdsMessages } from '@/features/translation/options'
import { findContainer, getTitle, type Container } from '@/features/translation/content/containers'
import { documentTitle } from '@/features/translation/content/config-labels'
import { readInAllLanguages } from '@/features/translation/content/record'
import { AppError } from '@/lib/errors/app-error'

/** A record by name: the slug of its collection or global, and its id, empty for a global. */
export type RecordName = { container: string; document: string }

export type Publishable = {
  container: Container
  document: string
  /** In Romanian; of a global its name. */
  title: string
  /** The newest draft, in all languages. */
  doc: unknown
}

const gone = label({
  ro: 'Înregistrarea a fost ștearsă sau mutată în coș.',
  en: 'The record has been deleted or moved to the trash.',
  ru: 'Запись удалена или перемещена в корзину.',
})

/** Whether a collection or global has pages that are published language by language. */
export function hasPublishing({
  custom,
  versions,
}: Pick<CollectionConfig | GlobalConfig, 'custom' | 'versions'>): boolean {
  // Messages have no page of their own and are approved on the translation desk.
  if (holdsMessages({ custom }) || typeof versions !== 'object') return false
  return Boolean(versions.drafts)
}

/**
 * Finds what editors publish by its name.
 * @throws {AppError} `not-found` when it is gone or in the trash
 */
export async function findPublishable(
  options: RecordName & { cms: Payload; req: PayloadRequest },
): Promise<Publishable> {
  const { cms, req, document } = options
  const container = findContainer({ cms, slug: options.container })
  if (!container || !hasPublishing(findConfig({ cms, container }))) {
    throw new AppError('not-found')
  }
  if ((container.kind === 'global') !== (document === '')) throw new AppError('not-found')
  const doc = await readInAllLanguages({ cms, req, container, document })
  if (!doc) throw new AppError('not-found', { sentence: gone })
  const title = getTitle({ container, doc }) || getName({ cms, container, document })
  return { container, document, title, doc }
}

function findConfig({ cms, container }: { cms: Payload; container: Container }) {
  const configs = container.kind === 'global' ? cms.config.globals : cms.config.collections
  return configs.find(({ slug }) => slug === container.slug) ?? {}
}

function getName(options: { cms: Payload; container: Container; document: string }): string {
  const { cms, container, document } = options
  const { slug, kind } = container
  return documentTitle({ cms, kind, container: slug, document, title: '', language: 'ro' })
}
