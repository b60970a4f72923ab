import { readNeighbours } from '../reading/neighbours'
import { readUnit } from '../reading/read-unit'
import { unitFilterQuery } from '../units/unit-filter'
import { listPath } from '../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { readFilter } from './list/read-filter'
import { deskTexts } from './texts/desk'
import type { ViewProps } from './view-props'
import { UnitEditor } from './unit/unit-editor.client'
import view from '@/components/panel/view.module.css'

/** One text in the editor, among the texts of the list that it was opened from. */
export async function UnitPage({ cms, editor, searchParams, intl }: ViewProps) {
  const { unit: address, ...rest } = searchParams
  const unit = typeof address === 'string' ? address : ''
  const { language } = intl
  const { filter } = readFilter({ searchParams: rest, editor })
  const [initial, neighbours] = await Promise.all([
    readUnit({ cms, editor, unit, locale: filter.locale, language }),
    readNeighbours({ cms, filter, unit }),
  ])
  const filterQuery = unitFilterQuery(filter)
  if (!initial) {
    return (
      <div className={view.empty}>
        <h1 className={view.title}>{intl.t(deskTexts.unit)}</h1>
        <p>{intl.t(deskTexts.noUnit)}</p>
        <p>
          <a href={withQuery({ path: listPath, query: filterQuery })}>
            {intl.t(deskTexts.backToList)}
          </a>
        </p>
      </div>
    )
  }
  return (
    <UnitEditor
      filterQuery={filterQuery}
      initial={initial}
      key={`${initial.unit} ${initial.locale}`}
      language={language}
      neighbours={neighbours}
    />
  )
}
