import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { announceChange } from '@/cms/changes/announce-change'
import { lockDocument, lockDocuments } from '@/cms/document-lock'
import { isRecord } from '@/lib/is-record'
import { editorRights, mayApprove } from '@/cms/access/rights'
import { changeNote } from './change-note'
import type { Container } from '../content/containers'
import { getDocument, extractUnits, isWithoutSource } from '../content/extract-units'
import { evaluateUnit, type ChangeContext } from '../evaluation/evaluate-unit'
import { readInAllLanguages, readSeveralInAllLanguages } from '../content/record'
import { isRenumbered, textsByLocale } from '../evaluation/renumbered'
import { readCheckContext } from '../evaluation/check-context'
import { readEmptied, storeEmptied } from './emptied-units'
import { storeChanges } from './history'
import { refuseLocked } from './refuse-locked'
import { deleteRows, readDocumentRows, readUnitRows, storeRows, type UnitRow } from './unit-rows'

type Place = { cms: Payload; req: PayloadRequest; container: Container }

/**
 * Brings what the desk knows of a record up to date with what the record says now, in the
 * transaction of the edit: new texts, changed ones with their history, vanished ones. Returns how
 * many texts it has.
 * @param place `published` are the languages in which the edit has published the record
 */
export async function syncDocument(
  place: Place & { document: string; published?: readonly Locale[] },
): Promise<number> {
  const { req, container, document } = place
  await lockDocument({ req, container: container.slug, document })
  return syncRecords({ ...place, docs: [await readInAllLanguages(place)] })
}

/** The same for several records of a collection; returns how many texts they have. */
export async function syncDocuments(
  place: Place & { container: Extract<Container, { kind: 'collection' }>; documents: string[] },
): Promise<number> {
  const { req, container, documents } = place
  await lockDocuments({ req, container: container.slug, documents })
  return syncRecords({ ...place, docs: await readSeveralInAllLanguages(place) })
}

/** The same for records that have been read in all languages; returns how many texts there are. */
async function syncRecords(
  place: Place & { docs: unknown[]; published?: readonly Locale[] },
): Promise<number> {
  const { cms, req, container, docs, published = [] } = place
  const stored = await knownRows(place)
  const emptied = container.isMessages ? [] : await readEmptied(place)
  const extracted = docs.map((doc) => ({
    units: extractUnits({ container, doc }),
    change: toChangeContext({ req, doc, published }),
  }))
  const units = extracted.flatMap((one) => one.units)
  const context = await readCheckContext({ cms, req, units })
  const storedByUnit = grouped(stored)
  const sourced = new Set(units.flatMap((unit) => (isWithoutSource(unit) ? [] : unit.unit)))
  const findStored = ({ unit, locale }: UnitRow) =>
    storedByUnit.get(unit)?.find((row) => row.locale === locale)
  // A source that is typed again gets its translations back as they were before it was emptied, apart
  // from what was done to them since.
  const returned = emptied.flatMap((row) => {
    const now = findStored(row)
    if (!sourced.has(row.unit) || (now && now.hash !== row.hash)) return []
    return { ...row, is_locked: now?.is_locked ?? false }
  })
  const isReturned = (row: UnitRow) =>
    returned.some(({ unit, locale }) => unit === row.unit && locale === row.locale)
  const knownByUnit = grouped([...stored.filter((row) => !isReturned(row)), ...returned])
  const rows = extracted.flatMap(({ change, units: own }) =>
    own.flatMap((unit) =>
      evaluateUnit({ unit, known: knownByUnit.get(unit.unit) ?? [], context, change }),
    ),
  )
  const changed = rows.filter((row) => !storedByUnit.get(row.unit)?.some(isUnchanged(row)))
  const gone = vanished({ known: stored, rows })
  const hasSource = ({ unit }: UnitRow) =>
    storedByUnit.get(unit)?.some(({ locale }) => locale === defaultLocale)
  const locked = [
    ...changedLocks({ changed, rows, knownByUnit, edited: editedLanguage(req) }),
    ...removedLocks({ stored, gone }),
  ]
  refuseLocked({ req, locked })
  const note = changeNote(req)
  // That a person has approved a text is worth keeping, also where the desk had it as approved.
  const isApprovedNow = ({ unit, locale, hash }: UnitRow): boolean =>
    note?.locale === locale &&
    note.states.get(unit) === 'approved' &&
    context.verdict({ unit, locale, hash }) !== 'approved'
  await storeRows({ cms, req, rows: changed })
  // Readers see a text that is known to be cut off otherwise than another.
  if (changed.some((row) => knowsMore({ row, before: knownByUnit.get(row.unit) }))) {
    await announceChange({ cms, req, tag: container.slug })
  }
  const last = grouped([...stored, ...returned.filter((row) => !findStored(row))])
  await storeHistory({ ...place, knownByUnit: last, rows, isApprovedNow })
  await deleteRows({ cms, req, rows: gone })
  if (emptied.length + gone.length > 0 && !container.isMessages) {
    const kept = [
      ...emptied.filter(({ unit }) => !sourced.has(unit)),
      ...stored.filter((row) => hasSource(row) && !sourced.has(row.unit)),
    ]
    await storeEmptied({ ...place, rows: kept })
  }
  return units.length
}

function knownRows({ cms, req, container, docs }: Place & { docs: unknown[] }) {
  if (!container.isMessages) {
    return readDocumentRows({
      cms,
      req,
      container: container.slug,
      documents: docs.map((doc) => getDocument({ container, doc })),
    })
  }
  // The desk groups messages by namespace; a record is one of them.
  const keys = docs.flatMap((doc) =>
    isRecord(doc) && typeof doc.key === 'string' ? `message:${doc.key}` : [],
  )
  return readUnitRows({ cms, req, units: keys })
}

function grouped(rows: UnitRow[]): Map<string, UnitRow[]> {
  const groups = new Map<string, UnitRow[]>()
  for (const row of rows) {
    const group = groups.get(row.unit)
    if (group) group.push(row)
    else groups.set(row.unit, [row])
  }
  return groups
}

function toChangeContext({
  req,
  doc,
  published,
}: {
  req: PayloadRequest
  doc: unknown
  published: readonly Locale[]
}): ChangeContext {
  const note = changeNote(req)
  const user = req.user?.collection === 'editors' ? req.user : null
  const editor = editorRights(req.user)
  return {
    at: new Date(),
    edited: editedLanguage(req),
    isPublished: publishedLocales(doc),
    publishes: (locale) =>
      published.includes(locale) && editor !== null && mayApprove({ editor, locale }),
    decided: ({ unit, locale }) =>
      note?.locale === locale ? (note.states.get(unit) ?? null) : null,
    origin: note?.origin ?? (user ? 'content' : 'code'),
    editorName: note?.editor.name ?? user?.name ?? null,
  }
}

function editedLanguage(req: PayloadRequest): Locale | null {
  const note = changeNote(req)
  if (note) return note.locale
  // A call of a script or an import may write several.
  return req.payloadAPI === 'REST' && isLocale(req.locale) ? req.locale : null
}

/** Whether everything a record says in a language is public, by the status of its newest version. */
function publishedLocales(doc: unknown): (locale: Locale) => boolean {
  const status = isRecord(doc) ? doc._status : undefined
  // A record without drafts is public as it is.
  if (status === undefined) return () => true
  if (!isRecord(status)) return () => status === 'published'
  return (locale) => isLocale(locale) && status[locale] === 'published'
}

function knowsMore({
  row,
  before = [],
}: {
  row: UnitRow
  before?: UnitRow[] | undefined
}): boolean {
  const known = before.find(({ locale }) => locale === row.locale)?.cut_off_hashes ?? []
  return !isDeepStrictEqual(known, row.cut_off_hashes)
}

/** Locked texts that say something else now, as they were; not those that follow the links of their source. */
function changedLocks(options: {
  changed: UnitRow[]
  rows: UnitRow[]
  knownByUnit: Map<string, UnitRow[]>
  edited: Locale | null
}): UnitRow[] {
  const { changed, rows, knownByUnit, edited } = options
  return changed.flatMap(({ unit, locale, hash }) => {
    const known = knownByUnit.get(unit) ?? []
    const before = known.find((row) => row.locale === locale)
    if (!before?.is_locked || before.hash === hash) return []
    const texts = {
      before: textsByLocale(known),
      after: textsByLocale(rows.filter((row) => row.unit === unit)),
    }
    return isRenumbered({ ...texts, locale, edited }) ? [] : [before]
  })
}

/** Locked texts that are removed, or whose source is. */
function removedLocks({ stored, gone }: { stored: UnitRow[]; gone: UnitRow[] }): UnitRow[] {
  const sources = gone.filter(({ locale }) => locale === defaultLocale)
  const withoutSource = new Set(sources.map(({ unit }) => unit))
  return stored.filter(
    (row) => row.is_locked && (withoutSource.has(row.unit) || gone.includes(row)),
  )
}

function isUnchanged(row: UnitRow): (before: UnitRow) => boolean {
  return (before) => before.locale === row.locale && isDeepStrictEqual(before, row)
}

function vanished({ known, rows }: { known: UnitRow[]; rows: UnitRow[] }): UnitRow[] {
  const toKey = ({ unit, locale }: UnitRow) => `${unit} ${locale}`
  const present = new Set(rows.map(toKey))
  return known.filter((row) => !present.has(toKey(row)))
}

async function storeHistory(
  options: Place & {
    knownByUnit: Map<string, UnitRow[]>
    rows: UnitRow[]
    isApprovedNow: (row: UnitRow) => boolean
  },
): Promise<void> {
  const { cms, req, knownByUnit, rows, isApprovedNow } = options
  const note = changeNote(req)
  const edited = editedLanguage(req)
  const editor = note?.editor ?? (req.user?.collection === 'editors' ? req.user : null)
  const getTexts = (unit: string) => textsByLocale(rows.filter((row) => row.unit === unit))
  const changes = rows.flatMap((row) => {
    const known = knownByUnit.get(row.unit) ?? []
    const before = known.find(({ locale }) => locale === row.locale)
    if (!before) return []
    const { locale } = row
    const texts = () => ({ before: textsByLocale(known), after: getTexts(row.unit) })
    const saysTheSame = before.hash === row.hash || isRenumbered({ ...texts(), locale, edited })
    const isSame = saysTheSame && before.state === row.state
    if (isSame && !isApprovedNow(row)) return []
    return {
      unit: row.unit,
      locale: row.locale,
      from_text: before.text,
      to_text: row.text,
      from_state: before.state,
      to_state: row.state,
      origin: row.origin,
      editor_id: editor?.id ?? null,
      editor_name: editor?.name ?? null,
    }
  })
  await storeChanges({ cms, req, changes })
}
