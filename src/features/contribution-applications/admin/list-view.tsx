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
import type { Speaker } from '@/components/panel/speaker'
import { listAddress } from './application-paths'
import { ApplicationTable } from './application-table'
import { FilterForm } from './filter-form'
import { listTexts } from './texts'

/** The applications that an address asks for. */
export async function ListView({
  cms,
  editor,
  speaker,
  filter,
  page,
}: {
  cms: Payload
  editor: EditorRights
  speaker: Speaker
  filter: ApplicationFilter
  page: number
}) {
  const { say } = speaker
  const { items, counts, total } = await listApplications({ cms, editor, filter, page })
  const pages = Math.ceil(total / applicationPageSize)
  if (page > Math.max(pages, 1)) redirect(listAddress({ ...filter, page: pages }))
  const { state: current, ...rest } = filter
  const isPlain = Object.keys(filter).length === 0
  const wayOut = { href: listAddress({}), text: say(listTexts.seeAll) }
  return (
    <>
      <ListHead count={say(listTexts.count, { count: total })} title={say(listTexts.title)} />
      <StateTabs
        addressOf={(state) => listAddress({ ...rest, ...(state && { state }) })}
        counts={counts}
        current={current}
        label={say(listTexts.states)}
        names={stateNames}
        speaker={speaker}
        states={applicationStates}
      />
      <FilterForm filter={filter} key={listAddress(filter)} speaker={speaker} />
      {items.length === 0 ? (
        <EmptyList
          reason={say(isPlain ? listTexts.nothingYet : listTexts.nothing)}
          wayOut={isPlain ? null : wayOut}
        />
      ) : (
        <ApplicationTable
          asked={{ ...filter, page }}
          items={items}
          now={new Date()}
          speaker={speaker}
        />
      )}
      <Pages
        addressOf={(target) => listAddress({ ...filter, page: target })}
        page={page}
        pages={pages}
        speaker={speaker}
      />
    </>
  )
}
