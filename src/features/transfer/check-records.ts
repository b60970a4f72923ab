import type { Payload } from 'payload'
import { listFiles, type TransferContainer } from './transfer-containers'
import { listRelations, type Content } from './content'
import type { TransferRecord } from './file-format'
import { invalidFields } from './invalid-fields'
import { formatPlace, refusedFile, type TransferProblem } from './problem'
import type { ReadFile } from './read-file'
import type { Register, StoredRecord } from './read-records'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'

type Checked = { container: TransferContainer; record: TransferRecord; place: string }

/**
 * Looks at the records of a file together: each is there once, under its own name, and what it names
 * is in the file or on the site, and it takes nothing from readers that every page stands on.
 * @throws {AppError} naming everything that is wrong
 */
export async function checkRecords(options: {
  cms: Payload
  containers: readonly TransferContainer[]
  file: ReadFile
  /** What the site has. */
  present: Register
  /** The same with what it says, by container and key. */
  stored: ReadonlyMap<string, ReadonlyMap<string, StoredRecord>>
  language: Locale
}): Promise<void> {
  const { cms, containers, file, present, stored, language } = options
  const bySlug = new Map<string, TransferContainer>(
    containers.map((container) => [container.slug, container]),
  )
  const checked = file.records.flatMap((record): Checked[] => {
    const container = bySlug.get(record.record)
    return container ? [{ container, record, place: formatPlace(record) }] : []
  })
  const known = new Set(file.records.map(({ record, key }) => `${record} ${key}`))
  const isThere = ({ relationTo, key }: { relationTo: string; key: string }) =>
    known.has(`${relationTo} ${key}`) || present.findId({ relationTo, key }) !== null
  const shown = ({ record, key }: TransferRecord) => stored.get(record)?.get(key)?.public ?? null

  const problems = [
    ...repeated(checked),
    ...checked.flatMap((one) => [
      ...wrongKey(one),
      ...lostRelations({ ...one, isThere }),
      ...takenRomanian({ ...one, before: shown(one.record) }),
    ]),
    ...fileProblems({ checked, file }),
  ]
  if (problems.length === 0) {
    for (const { container, record, place } of checked) {
      const { fields } = container
      const found = await invalidFields({ cms, fields, content: record.public, language })
      problems.push(
        ...found.map(({ field, said }): TransferProblem => ({
          ...{ code: 'not-valid', place, field },
          args: { said },
        })),
      )
    }
  }
  if (problems.length > 0) throw refusedFile(problems)
}

function repeated(checked: Checked[]): TransferProblem[] {
  const seen = new Set<string>()
  return checked.flatMap(({ place }): TransferProblem[] => {
    if (seen.has(place)) return [{ code: 'duplicate', place }]
    seen.add(place)
    return []
  })
}

function wrongKey({ container, record, place }: Checked): TransferProblem[] {
  const base = container.base(record.public)
  const rest = record.key.startsWith(base) ? record.key.slice(base.length) : null
  return rest !== null && /^(?: #\d+)?$/.test(rest) ? [] : [{ code: 'wrong-key', place }]
}

/** Straight in the tables, no hook would keep the Romanian that all pages stand on. */
function takenRomanian(options: Checked & { before: Content | null }): TransferProblem[] {
  const { container, record, place, before } = options
  if (container.kind !== 'global' || !container.hasDrafts) return []
  const isTaken = isRomanianPublic(before) && !isRomanianPublic(record.public)
  return isTaken ? [{ code: 'romanian-taken', place }] : []
}

function isRomanianPublic(content: Content | null): boolean {
  const status = content?._status
  return isRecord(status) && status[defaultLocale] === 'published'
}

function lostRelations(
  options: Checked & { isThere: (relation: { relationTo: string; key: string }) => boolean },
): TransferProblem[] {
  const { container, record, place, isThere } = options
  return [record.public, record.draft]
    .flatMap((content) => listRelations({ fields: container.fields, content }))
    .filter((relation) => !isThere(relation))
    .map(({ path, relationTo, key }) => ({
      ...{ code: 'missing-relation', place, field: path },
      args: { to: formatPlace({ record: relationTo, key }) },
    }))
}

function fileProblems(options: { checked: Checked[]; file: ReadFile }): TransferProblem[] {
  const { checked, file } = options
  const brought = new Set(file.files.map(({ name }) => name))
  const excused = new Set(file.missing)
  const pictures = checked.filter(({ container }) => container.slug === 'media')
  const needed = new Map(
    pictures.flatMap(({ record, place }) =>
      listFiles(record.public).map((name) => [name, place] as const),
    ),
  )
  return [
    ...[...needed].flatMap(([name, place]): TransferProblem[] =>
      brought.has(name) || excused.has(name)
        ? []
        : [{ code: 'missing-file', place, args: { file: name } }],
    ),
    ...[...brought].flatMap((name): TransferProblem[] =>
      needed.has(name) ? [] : [{ code: 'stray-file', args: { file: name } }],
    ),
  ]
}
