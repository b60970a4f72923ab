import { sql } from '@payloadcms/db-postgres'
import { runSql } from '../../src/lib/run-sql'
import { transferContainers } from '../../src/features/transfer/transfer-containers'
import { exportContent } from '../../src/features/transfer/export-content'
import { importContent } from '../../src/features/transfer/import-content'
import { isRecord } from '../../src/lib/is-record'
import type { useCms } from './cms'
import { publishedProject, uploadedPicture } from './own-records'
import { linkNode, paragraph, richText, textNode } from './rich-text'

type Site = ReturnType<typeof useCms>

const linked = richText(
  paragraph(linkNode('https://pasiuni.example/become', textNode('Участвовать'))),
)

/**
 * Content in every state: a picture with a focal point, a project with a newer draft, one in Russian
 * only, one in the trash.
 */
export async function fillSite(site: Site): Promise<void> {
  const { cms } = site
  // Some texts of the interface stand for hundreds.
  const few = sql`select id from messages order by key limit 60`
  await runSql({ cms, query: sql`delete from messages where id not in (${few})` })
  const banner = await uploadedPicture({ site, name: 'sala.png' })
  await cms.update({
    collection: 'media',
    id: banner,
    data: { focalX: 20, focalY: 70 },
    overrideAccess: true,
  })
  const drafted = await publishedProject({ site, slug: 'cu-ciorna', banner })
  await cms.update({
    collection: 'projects',
    id: drafted,
    locale: 'ro',
    draft: true,
    data: { title: 'Un titlu mai nou', _status: 'draft' },
    overrideAccess: true,
  })
  await cms.create({
    collection: 'projects',
    locale: 'ru',
    draft: true,
    data: {
      ...{ title: 'Только по-русски', slug: 'doar-rusa', description: linked, _status: 'draft' },
      ...{ accent: 'auto', stage: 'construction', order: 901 },
    },
    overrideAccess: true,
  })
  const trashed = await publishedProject({ site, slug: 'in-cos' })
  await cms.update({
    collection: 'projects',
    id: trashed,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await cms.create({
    collection: 'redirects',
    data: { from: '/vechi', to: '/become' },
    overrideAccess: true,
  })
  await cms.create({
    collection: 'glossary-terms',
    data: { name: 'pasiune', ro: { preferred: 'pasiune', stems: ['pasiun', 'pătimi'] } },
    overrideAccess: true,
  })
}

/** The whole file of an export. */
export async function exported(site: Site): Promise<string> {
  const { pieces } = await exportContent({ cms: site.cms, siteUrl: 'http://localhost:3000' })
  let text = ''
  for await (const piece of pieces()) text += piece
  return text
}

/** The beginnings of the lines that are in one file only, but for the moment of the export. */
export function differences(one: string, other: string): string[] {
  const lines = [one, other].map((file) => file.replace(/"madeAt":"[^"]*"/, '').split('\n'))
  const [left = [], right = []] = lines
  const isElsewhere = (line: string, index: number) => right[index] !== line
  return [...left.filter(isElsewhere), ...right.slice(left.length)].map((line) =>
    line.slice(0, 120),
  )
}

/** The file of an export without when its records were changed: one that is imported over is changed then. */
export function undated(file: string): string {
  return file.replaceAll(/"updatedAt":"[^"]*"/gu, '')
}

export function imported(options: {
  site: Site
  file: string
  isDryRun?: boolean
  /** Digest of the reviewed dry run. */
  plan?: string
}) {
  const { site, file, isDryRun = false, plan } = options
  const bytes = Buffer.from(file)
  async function* source() {
    // Cut in the middle of letters as well.
    for (let start = 0; start < bytes.length; start += 65_521) {
      yield await Promise.resolve(bytes.subarray(start, start + 65_521))
    }
  }
  return importContent({
    ...{ cms: site.cms, source: source(), isDryRun, actor: null, language: 'en' },
    ...(plan !== undefined && { plan }),
  })
}

/** The file with the record changed that the key names. */
export function edited(options: {
  file: string
  record: string
  key: string
  edit: (entry: Record<string, unknown>) => unknown
}): string {
  const { file, record, key, edit } = options
  const lines = file.split('\n').map((line) => {
    if (!line.startsWith(`{"record":${JSON.stringify(record)},"key":${JSON.stringify(key)},`)) {
      return line
    }
    const entry: unknown = JSON.parse(line.replace(/,$/, ''))
    return isRecord(entry) ? `${JSON.stringify(edit(entry))},` : line
  })
  return lines.join('\n')
}

/** Takes all content from the database, which goes on counting its ids. */
export async function emptySite({ cms }: Site): Promise<void> {
  const names = transferContainers(cms).map(({ slug }) => slug.replaceAll('-', '_'))
  const { rows } = await runSql({
    cms,
    query: sql`select tablename from pg_tables where schemaname = 'public'`,
  })
  const present = new Set(rows.map(({ tablename }) => String(tablename)))
  const tables = names.flatMap((name) => [name, `_${name}_v`]).filter((name) => present.has(name))
  const list = tables.map((name) => `"${name}"`).join(', ')
  await runSql({ cms, query: sql.raw(`truncate ${list}, translation_units cascade`) })
}

/** How many versions there are, and how much the translation desk has noted. */
export async function traces({ cms }: Site): Promise<Record<string, unknown> | undefined> {
  const { rows } = await runSql({
    cms,
    query: sql`select (select count(*) from _projects_v) as projects,
      (select count(*) from _messages_v) as messages, (select count(*) from _home_v) as home,
      (select count(*) from translation_changes) as changes`,
  })
  return rows[0]
}
