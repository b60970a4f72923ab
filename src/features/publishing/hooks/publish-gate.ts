import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { hasEveryStatus, isPublished, publishedLanguages } from '@/cms/changes/is-published'
import { versionToPublish } from '@/cms/changes/version-to-publish'
import { isLocale, locales, type Locale } from '@/i18n/locales'
import { findContainer, getTitle, type Container } from '@/features/translation/content/containers'
import { getId } from '@/features/translation/content/extract-units'
import {
  findBlockers,
  isGated,
  noteOverride,
  type Blocker,
} from '@/features/translation/evaluation/publish-gate'
import { editorRights, mayOverride, type EditorRights } from '@/cms/access/rights'
import { isTrashed } from '@/cms/changes/is-trashed'
import { wholeRecord } from '@/cms/reading/whole-record'
import { recordAudit } from '@/features/audit/record'
import { refusal } from '@/cms/refusal'
import { changedDocument, type Change } from './changed-document'
import { toRefusal } from './publish-refusal'

type Gate = { req: PayloadRequest; container: Container }

/** The container when the settings close it to unfinished languages, for a person who publishes. */
async function findGate({
  req,
  slug,
}: {
  req: PayloadRequest
  slug: string
}): Promise<Gate | null> {
  if (!editorRights(req.user) || req.context.isDeskApproval === true) return null
  const container = findContainer({ cms: req.payload, slug })
  if (!container) return null
  return (await isGated({ cms: req.payload, req, container })) ? { req, container } : null
}

async function pass(options: Gate & { doc: unknown; languages: Locale[] }): Promise<void> {
  const { req, container, doc, languages } = options
  const editor = editorRights(req.user)
  const { payload: cms } = req
  const blockers = await findBlockers({ cms, req, container, doc, locales: languages })
  if (blockers.length === 0 || !editor) return
  const isAnyway = req.query.publishAnyway === 'true' || req.context.publishAnyway === true
  if (!isAnyway || !mayOverride(editor)) {
    const isOneLanguage = languages.length === 1
    throw refusal({ req, code: 'bad-request', ...toRefusal({ req, blockers, isOneLanguage }) })
  }
  await noteOverride({ cms, req, container, editor, blockers })
  await recordOverride({ ...options, editor, blockers })
}

/** The log records it besides the publication itself, with the texts that have problems. */
async function recordOverride(
  options: Gate & { doc: unknown; languages: Locale[]; editor: EditorRights; blockers: Blocker[] },
): Promise<void> {
  const { req, container, doc, languages, editor, blockers } = options
  const [locale] = languages
  const document = getId(doc)
  const title = getTitle({ container, doc })
  await recordAudit({
    ...{ cms: req.payload, req, actor: { id: editor.id, name: editor.name } },
    ...{ action: 'publish-in-spite', container: container.slug },
    ...(document !== '' && { document }),
    ...(title !== '' && { title }),
    ...(languages.length === 1 && locale && { locale }),
    note: [...new Set(blockers.map(({ path }) => path))].join('\n'),
  })
}

async function passChange(change: Change): Promise<void> {
  const { data, originalDoc, req, slug } = change
  // A restored version has been checked as a whole, and moving to the trash publishes nothing.
  if (!isPublished(data) || isTrashed(data) || req.context.isRestoringVersion === true) return
  const gate = await findGate({ req, slug })
  if (!gate || !isLocale(req.locale)) return
  const { container } = gate
  const doc = await changedDocument({ ...change, container, locale: req.locale })
  await pass({
    ...gate,
    doc,
    // For a save of all languages, Payload passes the status of every language.
    languages: hasEveryStatus(originalDoc) ? [...locales] : [req.locale],
  })
}

/**
 * Keeps a language unpublished while its texts have errors or required ones are missing, in the
 * collections and globals that the settings name. It is for people: scripts are not asked. An
 * administrator may publish all the same, which is noted.
 */
export const publishGate: CollectionBeforeChangeHook = async (change) => {
  await passChange({ ...change, slug: change.collection.slug })
}

export const publishGateGlobal: GlobalBeforeChangeHook = async (change) => {
  await passChange({ ...change, slug: change.global.slug })
}

async function passRestoration(options: {
  req: PayloadRequest
  slug: string
  version: unknown
}): Promise<void> {
  const { req, slug, version: doc } = options
  const gate = await findGate({ req, slug })
  const languages = publishedLanguages(doc)
  if (!gate || !languages) return
  await pass({ ...gate, doc, languages })
}

/** The same for restoring an old version, which publishes several languages at once. */
export const restoreGate: CollectionBeforeOperationHook = async ({ collection, req, ...call }) => {
  const id = versionToPublish(call)
  if (id === null || call.overrideAccess) return
  const found = await req.payload.findVersionByID({
    collection: collection.slug,
    id,
    overrideAccess: true,
    ...wholeRecord(req),
  })
  const { parent, version } = found
  await passRestoration({ req, slug: collection.slug, version: { ...version, id: parent } })
}

export const restoreGateGlobal: GlobalBeforeOperationHook = async ({ global, req, ...call }) => {
  const id = versionToPublish(call)
  if (id === null || call.overrideAccess) return
  const { version } = await req.payload.findGlobalVersionByID({
    slug: global.slug,
    id,
    overrideAccess: true,
    ...wholeRecord(req),
  })
  await passRestoration({ req, slug: global.slug, version })
}
