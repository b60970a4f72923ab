import type { Field, PayloadRequest } from 'payload'
import { wholeRecord } from '@/cms/reading/whole-record'
import { isPublished } from '@/cms/changes/is-published'
import { isLocale } from '@/i18n/locales'
import { findContainer } from '@/features/translation/content/containers'
import { readInAllLanguages, readInLanguage } from '@/features/translation/content/record'
import { toAction } from './to-action'
import type { AuditAction } from './actions'
import { getActor } from './actor'
import { callNote } from './call-note'
import { listChanges, titleIn, readTitle } from './list-changes'
import { recordAudit, type AuditChange, type AuditEntry } from './record'
import { recordDraft } from './record-draft'

/** A collection or global whose changes are logged. */
export type Audited = {
  slug: string
  fields: readonly Field[]
  titleField: string | undefined
  hasDrafts: boolean
}

type Saved = {
  req: PayloadRequest
  audited: Audited
  operation: 'create' | 'update'
  /** Id of the record; empty for a global. */
  document: string
  data: unknown
  previous: unknown
}

type Place = Pick<Saved, 'req' | 'audited' | 'document'>

/** Seeds, migrations and scans are not logged; the people who act in between always are. */
function isUntold(req: PayloadRequest): boolean {
  return getActor(req) === null && req.context.skipTextTracking === true
}

/** Logs a save, in its transaction. */
export async function recordChange(saved: Saved): Promise<void> {
  const { req, audited, operation, data, previous } = saved
  if (isUntold(req)) return
  const { isDraft, isForAllLanguages } = callNote({ req, slug: audited.slug })
  const action = toAction({
    ...{ operation, data, previous, isDraft, hasDrafts: audited.hasDrafts },
    isRestoringVersion: req.context.isRestoringVersion === true,
  })
  const changes = await changesFor({ ...saved, action })
  if (action === 'update' && changes.length === 0) return
  const isWhole = isForAllLanguages || wholeActions.has(action)
  const entry = { ...(await toEntry({ ...saved, isWhole })), action, changes }
  const how = { cms: req.payload, req }
  if (action === 'update' && isDraft) {
    await recordDraft({ ...how, ...entry })
    return
  }
  await recordAudit({ ...how, ...entry })
  if (action === 'create' && audited.hasDrafts && isPublished(data)) {
    await recordAudit({ ...how, ...entry, action: 'publish', changes: [] })
  }
}

const lastKey = 'auditLast'

/** Keeps what a record says in all languages, for the log of its deletion. */
export async function keepLast({ req, audited, document }: Place): Promise<void> {
  if (isUntold(req)) return
  const cms = req.payload
  const config = cms.config.collections.find(({ slug }) => slug === audited.slug)
  if (!config) return
  const doc = await cms.findByID({
    collection: config.slug,
    id: document,
    disableErrors: true,
    trash: true,
    overrideAccess: true,
    ...wholeRecord(req),
  })
  // Only now: the Local API gives the request another context.
  const known = req.context[lastKey]
  const kept = known instanceof Map ? known : new Map<unknown, unknown>()
  req.context[lastKey] = kept.set(`${audited.slug} ${document}`, doc)
}

/** Logs a deletion, with what the record said last. */
export async function recordDeletion({ req, audited, document }: Place): Promise<void> {
  if (isUntold(req)) return
  const kept = req.context[lastKey]
  const doc: unknown = kept instanceof Map ? kept.get(`${audited.slug} ${document}`) : null
  const { fields } = audited
  const cms = req.payload
  const changes = await listChanges({ cms, req, fields, before: doc, after: null })
  const entry = await toEntry({ req, audited, document, data: doc, previous: null, isWhole: true })
  await recordAudit({ cms, req, ...entry, action: 'delete', changes })
}

// They concern a record in all its languages.
const wholeActions = new Set<AuditAction>(['trash', 'restore', 'restore-version'])

async function toEntry(
  saved: Omit<Saved, 'operation'> & { isWhole: boolean },
): Promise<Omit<AuditEntry, 'action'>> {
  const { req, audited, document, data, previous, isWhole } = saved
  const { slug, titleField } = audited
  const isInLanguages = findContainer({ cms: req.payload, slug }) !== null
  const title =
    titleIn({ titleField, doc: data }) ??
    titleIn({ titleField, doc: previous }) ??
    (document === ''
      ? null
      : await readTitle({ cms: req.payload, req, collection: slug, id: document }))
  return {
    actor: getActor(req),
    container: slug,
    ...(document !== '' && { document }),
    ...(title !== null && { title }),
    ...(isInLanguages && !isWhole && isLocale(req.locale) && { locale: req.locale }),
  }
}

async function changesFor(saved: Saved & { action: AuditAction }): Promise<AuditChange[]> {
  const { req, audited, action, data, previous } = saved
  if (action === 'trash' || action === 'restore' || action === 'unpublish') return []
  const how = { cms: req.payload, req, fields: audited.fields }
  if (action === 'restore-version') {
    const { before = previous } = callNote({ req, slug: audited.slug })
    return listChanges({ ...how, before, after: await readWhole(saved) })
  }
  const before = action === 'publish' ? publicBefore(saved) : previous
  return listChanges({ ...how, before, after: data })
}

async function readWhole({ req, audited, document }: Saved): Promise<unknown> {
  const container = findContainer({ cms: req.payload, slug: audited.slug })
  return container && readInAllLanguages({ cms: req.payload, req, container, document })
}

const publicKey = 'auditPublic'

/**
 * Keeps what readers have seen until now, for the log of a publication. To be called before the
 * change; the newest version is the public one unless it is a draft.
 */
export async function keepPublic({
  req,
  audited,
  document,
  data,
  previous,
}: Omit<Saved, 'operation'>): Promise<void> {
  if (!isPublished(data) || isPublished(previous) || isUntold(req)) return
  const cms = req.payload
  const container = findContainer({ cms, slug: audited.slug })
  if (!container || !isLocale(req.locale)) return
  const place = { cms, req, container, document, locale: req.locale }
  const doc = await readInLanguage({ ...place, draft: false })
  if (isPublished(doc)) req.context[publicKey] = { place: `${audited.slug} ${document}`, doc }
}

function publicBefore({ req, audited, document, previous }: Saved): unknown {
  const kept = req.context[publicKey]
  const place = `${audited.slug} ${document}`
  return isKept(kept) && kept.place === place ? kept.doc : previous
}

function isKept(value: unknown): value is { place: string; doc: unknown } {
  return typeof value === 'object' && value !== null && 'place' in value && 'doc' in value
}
