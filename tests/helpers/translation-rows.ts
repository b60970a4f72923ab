import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** Columns of `translation_units` that a test cares about; the rest is like in an ordinary unit. */
export type TestRow = {
  unit: string
  locale: 'ro' | 'en' | 'ru'
  kind?: 'collection' | 'global' | 'message'
  container?: string
  document?: string
  document_title?: string
  path?: string
  position?: number
  format?: 'text' | 'textarea' | 'rich-text' | 'message'
  text?: string | null
  words?: number
  state?: 'missing' | 'draft' | 'needs-review' | 'approved'
  is_outdated?: boolean
  is_locked?: boolean
  findings?: unknown[]
  errors?: number
  warnings?: number
  dismissed?: unknown[]
  changed_by?: string | null
  changed_at?: string | null
  updated_at?: string
}

const ordinary = {
  kind: 'global',
  container: 'home',
  document: '',
  document_title: '',
  path: 'banner1.title',
  segment: '',
  position: 0,
  format: 'text',
  role: 'label',
  is_required: false,
  text: 'Text',
  hash: '0123456789abcdef',
  words: 1,
  state: 'approved',
  is_outdated: false,
  is_locked: false,
  findings: [],
  errors: 0,
  warnings: 0,
  dismissed: [],
  cut_off_hashes: [],
  origin: 'content',
  changed_by: null,
  changed_at: null,
  updated_at: '2026-11-01T00:00:00Z',
  created_at: '2026-11-01T00:00:00Z',
}

/** The table of the desk in a spec file's database, written past the desk. */
export function useTranslationRows() {
  let database: Client | undefined

  beforeAll(async () => {
    database = new Client({ connectionString: process.env.DATABASE_URL })
    await database.connect()
  })

  afterAll(() => database?.end())

  async function query<Found extends object>(text: string, values?: unknown[]): Promise<Found[]> {
    if (!database) throw new Error('The table is open only inside a test.')
    return (await database.query<Found>(text, values)).rows
  }

  return {
    query,
    /** Makes these the only rows there are, without comments and history. */
    replace: async (rows: TestRow[]) => {
      await query('delete from translation_comments')
      await query('delete from translation_changes')
      await query('delete from translation_units')
      const whole = rows.map((row) => ({ ...ordinary, ...row }))
      const columns = [...Object.keys(ordinary), 'unit', 'locale'].join(', ')
      await query(
        `insert into translation_units (${columns})
         select ${columns} from jsonb_populate_recordset(null::translation_units, $1::jsonb)`,
        [JSON.stringify(whole)],
      )
      await query(
        `update translation_units unit set source_words = source.words
         from translation_units source where source.unit = unit.unit and source.locale = 'ro'`,
      )
    },
  }
}
