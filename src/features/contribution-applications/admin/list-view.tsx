import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { ApplicationFilter } from '../review/application-filter'
import { applicationPageSize, listApplications } from '../review/list-applications'
import { applicationStates, stateNames } from '../review/names'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import { StateTabs } from '@/components/panel/list/state-tabs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { listAddress } from '../review/application-paths'
import { ApplicationTable } from './application-table'
import { FilterForm } from './filter-form'
import { listTexts } from './texts'

/** The applications that an address asks for. */
export async function ListView({
  cms,
  editor,
  intl,
  filter,
  page,
}: {
  cms: Payload
  editor: EditorRights
  intl: PanelIntl
  filter: ApplicationFilter
  page: number
}) {
  const { t } = intl
  const { items, counts, total } = await listApplications({ cms, editor, filter, page })
  const pages = Math.ceil(total / applicationPageSize)
  if (page > Math.max(pages, 1)) redirect(listAddress({ ...filter, page: pages }))
  const { state: current, ...rest } = filter
  const isPlain = Object.keys(filter).length === 0
  const wayOut = { href: listAddress({}), text: t(listTexts.seeAll) }
  return (
    <>
      <ListHead count={t(listTexts.count, { count: total })} title={t(listTexts.title)} />
      <StateTabs
        getAddress={(state) => listAddress({ ...rest, ...(state && { state }) })}
        counts={counts}
        current={current}
        label={t(listTexts.states)}
        names={stateNames}
        intl={intl}
        states={applicationStates}
      />
      <FilterForm filter={filter} intl={intl} />
      {items.length === 0 ? (
        <EmptyList
          reason={t(isPlain ? listTexts.nothingYet : listTexts.nothing)}
          wayOut={isPlain ? null : wayOut}
        />
      ) : (
        <ApplicationTable asked={{ ...filter, page }} items={items} now={new Date()} intl={intl} />
      )}
      <Pages
        getAddress={(target) => listAddress({ ...filter, page: target })}
        page={page}
        pages={pages}
        intl={intl}
      />
    </>
  )
}
