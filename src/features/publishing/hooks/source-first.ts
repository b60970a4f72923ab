import type {
  CollectionBeforeChangeHook,
  GlobalBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { editorRights } from '@/cms/access/rights'
import { hasEveryStatus, isPublished } from '@/cms/changes/is-published'
import { isTrashed } from '@/cms/changes/is-trashed'
import { label, type AdminLabel } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { findContainer, type Container } from '@/features/translation/content/containers'
import { getId } from '@/features/translation/content/extract-units'
import { fieldList } from '@/features/translation/content/field-title'
import { textsAhead } from '@/features/translation/units/ahead-of-source'
import { changedDocument, type Change } from './changed-document'

/** Of Romanian there is none: it is the source. */
const introductions: Partial<Record<Locale, AdminLabel>> = {
  en: label({
    ro: 'Versiunea în engleză nu a fost publicată. Publicați mai întâi versiunea în română sau toate limbile deodată, fiindcă aceste modificări sunt făcute după o ciornă în română',
    en: 'The English version was not published. Publish Romanian first, or all languages at once, because these changes follow a Romanian draft',
    ru: 'Английская версия не опубликована. Сначала опубликуйте румынскую версию или сразу все языки, потому что эти изменения сделаны по румынскому черновику',
  }),
  ru: label({
    ro: 'Versiunea în rusă nu a fost publicată. Publicați mai întâi versiunea în română sau toate limbile deodată, fiindcă aceste modificări sunt făcute după o ciornă în română',
    en: 'The Russian version was not published. Publish Romanian first, or all languages at once, because these changes follow a Romanian draft',
    ru: 'Русская версия не опубликована. Сначала опубликуйте румынскую версию или сразу все языки, потому что эти изменения сделаны по румынскому черновику',
  }),
}

type Place = { cms: Payload; req: PayloadRequest; container: Container; document: string }

/**
 * Why a language may not be published as `doc` has it: some of its texts translate a Romanian draft,
 * and readers are told nothing that readers of Romanian are not told. Null where nothing is so.
 */
async function aheadOfSource(
  options: Place & { doc: unknown; locale: Locale },
): Promise<AdminLabel | null> {
  const introduction = introductions[options.locale]
  const units = introduction ? await textsAhead(options) : []
  if (!introduction || units.length === 0) return null
  const { cms, container } = options
  const place = { cms, kind: container.kind, container: container.slug }
  const paths = units.map(({ path }) => path)
  return byLocale(
    (language) => `${introduction[language]}: ${fieldList({ ...place, paths, language })}`,
  )
}

async function refuseAhead(change: Change): Promise<void> {
  const { data, originalDoc, req, slug } = change
  const { locale } = req
  // A restored version brings its Romanian along, and moving to the trash publishes nothing.
  if (!isPublished(data) || isTrashed(data) || req.context.isRestoringVersion === true) return
  if (!editorRights(req.user) || req.context.isDeskApproval === true || !isLocale(locale)) return
  const container = findContainer({ cms: req.payload, slug })
  // For a save of all languages, Payload passes the status of every language.
  if (hasEveryStatus(originalDoc) || locale === defaultLocale || !container) return
  const doc = await changedDocument({ ...change, container, locale })
  const document = getId(originalDoc)
  const sentence = await aheadOfSource({ cms: req.payload, req, container, document, doc, locale })
  if (sentence) throw refusal({ req, code: 'conflict', sentence })
}

/**
 * Keeps a translation from being published before the Romanian that it translates. It is for people:
 * scripts are not asked.
 */
export const sourceFirst: CollectionBeforeChangeHook = async (change) => {
  await refuseAhead({ ...change, slug: change.collection.slug })
}

export const sourceFirstGlobal: GlobalBeforeChangeHook = async (change) => {
  await refuseAhead({ ...change, slug: change.global.slug })
}
