import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import type { EditorRights } from '@/translation/rights'
import type { ApplicationFilter } from '@/workplace/applications/application-filter'
import { applicationPageSize, listApplications } from '@/workplace/applications/list-applications'
import type { Speaker } from '../speaker'
import view from '../view.module.css'
import { listAddress } from './application-paths'
import { ApplicationTable } from './application-table'
import { FilterForm } from './filter-form'
import { Pagination } from './pagination'
import { StateTabs } from './state-tabs'
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
  return (
    <>
      <header className={view.head}>
        <h1 className={view.title}>
          {say(listTexts.title)}{' '}
          <span className={view.count}>{say(listTexts.count, { count: total })}</span>
        </h1>
      </header>
      <StateTabs counts={counts} filter={filter} speaker={speaker} />
      <FilterForm filter={filter} key={listAddress(filter)} speaker={speaker} />
      {items.length === 0 ? (
        <EmptyList filter={filter} speaker={speaker} />
      ) : (
        <div className={view.container}>
          <ApplicationTable
            asked={{ ...filter, page }}
            items={items}
            now={new Date()}
            speaker={speaker}
          />
        </div>
      )}
      <Pagination filter={filter} page={page} pages={pages} speaker={speaker} />
    </>
  )
}

function EmptyList({ filter, speaker }: { filter: ApplicationFilter; speaker: Speaker }) {
  if (Object.keys(filter).length === 0) {
    return (
      <div className={view.empty}>
        <p>{speaker.say(listTexts.nothingYet)}</p>
      </div>
    )
  }
  return (
    <div className={view.empty}>
      <p>{speaker.say(listTexts.nothing)}</p>
      <p>
        <a href={listAddress({})}>{speaker.say(listTexts.seeAll)}</a>
      </p>
    </div>
  )
}
