import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { documentTitle } from '../content/config-labels'
import { fieldTitle } from '../content/field-title'
import { isoTime } from './iso-time'
import { matchingUnits } from './matching-units'
import { openChecks } from '../units/unit-conditions'
import { inOrder } from '../units/unit-orders'
import { foundUnit } from './rows'
import type { UnitFilter, UnitItem, UnitList } from './views'

const page = z.object({ total: z.number(), items: z.array(foundUnit) })

// The long texts are read only for the units of the page.
function pageQuery({ filter, skip, limit }: { filter: UnitFilter; skip: number; limit: number }) {
  const { order } = filter
  return sql`
with ${matchingUnits(filter)}, shown as materialized (
  select * from matching order by ${inOrder(order)} limit ${limit} offset ${skip}
)
select (select count(*) from matching)::int as total, coalesce((
  select jsonb_agg(jsonb_build_object(
    'unit', unit.unit, 'kind', unit.kind, 'container', unit.container,
    'document', unit.document, 'documentTitle', coalesce(unit.document_title, ''),
    'path', unit.path, 'format', unit.format, 'source', coalesce(source.text, ''),
    'text', unit.text, 'state', unit.state, 'isOutdated', unit.is_outdated,
    'isLocked', unit.is_locked, 'errors', unit.errors, 'warnings', unit.warnings,
    'checks', array(select distinct * from (${openChecks}) checks order by 1),
    'changedAt', ${isoTime('unit.changed_at')},
    'changedBy', unit.changed_by) order by ${inOrder(order, 'shown')})
  from shown join translation_units unit on unit.unit = shown.unit and unit.locale = ${filter.locale}
  left join translation_units source on source.unit = unit.unit and source.locale = ${defaultLocale}
), '[]'::jsonb) as items`
}

/**
 * One page of the units that a filter asks for, and how many there are in all. A page behind the
 * last one is empty. `language` is the one of the admin.
 */
export async function listUnits(options: {
  cms: Payload
  filter: UnitFilter
  page: number
  pageSize?: number
  language: Locale
}): Promise<UnitList> {
  const { cms, filter, page: number, pageSize = 50, language } = options
  const query = pageQuery({ filter, skip: (number - 1) * pageSize, limit: pageSize })
  const { total, items } = page.parse((await runSql({ cms, query })).rows[0])
  return {
    items: items.map((item) => toItem({ cms, item, language })),
    total,
    page: number,
    pageSize,
  }
}

function toItem(options: {
  cms: Payload
  item: z.infer<typeof foundUnit>
  language: Locale
}): UnitItem {
  const { cms, item, language } = options
  const { path, ...rest } = item
  const { kind, container } = item
  return {
    ...rest,
    documentTitle: documentTitle({ cms, language, ...item, title: item.documentTitle }),
    fieldTitle: fieldTitle({ cms, kind, container, path, language }),
  }
}
