import { isDeepStrictEqual } from 'node:util'
import type { ContentMigration, ContentMigrationContext } from '@/cms/content-migration'
import { lockDocument } from '@/cms/document-lock'
import { markdownToRichText } from '@/cms/markdown'
import { findContainer } from '@/features/translation/content/containers'
import { getId } from '@/features/translation/content/extract-units'
import { readInLanguage } from '@/features/translation/content/record'
import { publishChange } from '@/features/translation/units/store-texts'
import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { locatedBlocks } from '@/rich-text/located-blocks'
import { getChildren, isNode } from '@/rich-text/rich-text-node'
import { autoTexts } from './texts/projects/auto'
import { cinemaTexts } from './texts/projects/cinema'
import { fightingTexts } from './texts/projects/fighting'
import { firstReads } from './texts/projects/first-reads'
import { travelTexts } from './texts/projects/travel'

const projects = [
  [cinemaTexts, firstReads.cinema],
  [autoTexts, firstReads.auto],
  [fightingTexts, firstReads.fighting],
  [travelTexts, firstReads.travel],
] as const

/** What readers see of rich text, whatever it is made of. */
function words(state: unknown): string[] {
  return locatedBlocks(state).map(({ text }) => text)
}

/** The fields of a project that change where its description says what a site began with. */
async function prepareChange(options: {
  cms: ContentMigrationContext['cms']
  whole: string
  addition: string
}) {
  const { cms, whole, addition } = options
  const old = await markdownToRichText({ cms, markdown: whole.replace(addition, '') })
  const [beginning = ''] = whole.split(addition)
  const { length } = (await markdownToRichText({ cms, markdown: beginning })).root.children
  const added = await markdownToRichText({ cms, markdown: addition.trim() })
  return (doc: unknown): Record<string, unknown> => {
    const description = isRecord(doc) ? doc.description : null
    if (!isRecord(description) || !isNode(description.root)) return {}
    if (!isDeepStrictEqual(words(description), words(old))) return {}
    const known = getChildren(description.root)
    const children = [...known.slice(0, length), ...added.root.children, ...known.slice(length)]
    const root = { ...description.root, children }
    return { description: { ...description, root } }
  }
}

async function addInLanguage(options: {
  context: ContentMigrationContext
  project: (typeof projects)[number]
  locale: Locale
}): Promise<void> {
  const { context, project, locale } = options
  const [texts, additions] = project
  const { cms, req } = context
  const container = findContainer({ cms, slug: 'projects' })
  const change = await prepareChange({
    cms,
    whole: texts[locale].description,
    addition: additions[locale],
  })
  const where = { slug: { equals: texts.shared.slug } }
  const found = await cms.find({
    collection: 'projects',
    where,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (!container) return
  for (const doc of found.docs) {
    const place = { cms, req, container, document: getId(doc), locale }
    await lockDocument({ req, container: container.slug, document: place.document })
    const published = await readInLanguage({ ...place, draft: false })
    if (Object.keys(change(published)).length > 0) await publishChange({ ...place, change })
  }
}

/** Projects have something to read at once, where their descriptions are those that a site began with. */
export const firstReadsMigration: ContentMigration = {
  name: '0012-first-reads',
  run: async (context) => {
    for (const project of projects) {
      for (const locale of locales) await addInLanguage({ context, project, locale })
    }
  },
}
