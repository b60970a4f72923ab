import type { Field, Payload, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { isRecord } from '@/lib/is-record'
import { getActor } from './actor'
import { fieldValues, type FieldValue } from './field-values'
import type { AuditChange } from './record'

type Cms = { cms: Payload; req: PayloadRequest }

/**
 * What is different between two states of a record, field by field; titles for related records. Of a
 * field that only some may read it tells that an editor has changed it: what the site's own code writes
 * there has an entry of its own.
 */
export async function listChanges({
  fields,
  before,
  after,
  ...how
}: Cms & { fields: readonly Field[]; before: unknown; after: unknown }): Promise<AuditChange[]> {
  const older = byPlace(fieldValues({ fields, data: before }))
  const newer = byPlace(fieldValues({ fields, data: after }))
  const tellsOfAll = getActor(how.req) !== null && isThere(before) && isThere(after)
  const places = [...new Set([...newer.keys(), ...older.keys()])]
  const changed = places.flatMap((place) => {
    const pair = { older: older.get(place) ?? null, newer: newer.get(place) ?? null }
    if ((pair.older?.exact ?? null) === (pair.newer?.exact ?? null)) return []
    return (pair.newer ?? pair.older)?.isReadRestricted && !tellsOfAll ? [] : [pair]
  })
  const names = await readTitles({
    ...how,
    values: changed.flatMap((pair) => [pair.older ?? [], pair.newer ?? []].flat()),
  })
  return changed.flatMap((pair) => {
    const place = pair.newer ?? pair.older
    if (!place) return []
    const { path, locale } = place
    return {
      path,
      ...(locale && { locale }),
      before: named({ value: pair.older, names }),
      after: named({ value: pair.newer, names }),
    }
  })
}

/** Before it is made and after it is deleted, a record says nothing. */
function isThere(data: unknown): boolean {
  return isRecord(data) && Object.keys(data).length > 0
}

function byPlace(values: FieldValue[]): Map<string, FieldValue> {
  return new Map(values.map((value) => [`${value.path} ${value.locale ?? ''}`, value]))
}

type Names = Map<string, string>

function named({ value, names }: { value: FieldValue | null; names: Names }): string | null {
  if (!value || value.related.length === 0) return value?.text ?? null
  return value.related
    .map(({ collection, id }) => names.get(`${collection} ${id}`) ?? `#${id}`)
    .join(', ')
}

async function readTitles({ values, ...how }: Cms & { values: FieldValue[] }): Promise<Names> {
  const related = new Map(
    values.flatMap((value) => value.related).map((one) => [`${one.collection} ${one.id}`, one]),
  )
  const names: Names = new Map()
  for (const [key, one] of related) {
    const title = await readTitle({ ...how, ...one })
    if (title !== null) names.set(key, title)
  }
  return names
}

/** What a record is called in Romanian, in the trash as well; null when it is gone. */
export async function readTitle({
  cms,
  req,
  collection,
  id,
}: Cms & { collection: string; id: string }): Promise<string | null> {
  const config = cms.config.collections.find(({ slug }) => slug === collection)
  if (!config) return null
  const doc = await cms.findByID({
    collection: config.slug,
    id,
    depth: 0,
    locale: 'ro',
    fallbackLocale: false,
    disableErrors: true,
    trash: true,
    overrideAccess: true,
    req: isolateLocale(req),
  })
  return titleIn({ titleField: config.admin.useAsTitle, doc })
}

/** The title of a record in the language it was read in. */
export function titleIn({
  titleField,
  doc,
}: {
  titleField: string | undefined
  doc: unknown
}): string | null {
  const title = isRecord(doc) && titleField !== undefined ? doc[titleField] : null
  if (isRecord(title)) return typeof title.ro === 'string' ? title.ro : null
  return typeof title === 'string' && title !== '' ? title : null
}
