import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { unitCounts } from './count-units'
import { noUnits } from './language-counts'
import { countColumns } from './rows'
import type { LanguageCounts } from './views'

export type WorkLeft = LanguageCounts & { locale: Locale; openComments: number }

const counted = z.object({ locale: z.enum(locales), ...countColumns, openComments: z.number() })

const query = sql`
with counted as (
  select locale, ${unitCounts} from translation_counts group by locale having sum(units) > 0
), open_comments as (
  select locale, count(*)::int as number from translation_comments comment
  where not is_resolved
    and exists (select from translation_units unit
      where unit.unit = comment.unit and unit.locale = comment.locale)
  group by locale
)
select counted.*, coalesce(open_comments.number, 0) as "openComments"
from counted left join open_comments using (locale)`

/** Work left in each of these languages, in their order. */
export async function workLeft(options: {
  cms: Payload
  req?: PayloadRequest
  locales: readonly Locale[]
}): Promise<WorkLeft[]> {
  const { cms, req } = options
  const { rows } = await runSql({ cms, req, query })
  const found = z.array(counted).parse(rows)
  return options.locales.map(
    (locale) =>
      found.find((one) => one.locale === locale) ?? { ...noUnits, locale, openComments: 0 },
  )
}
