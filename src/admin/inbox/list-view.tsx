import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import type { EditorRights } from '@/translation/rights'
import { inboxEditors } from '@/workplace/inbox/inbox-editors'
import type { AskedInbox } from '@/workplace/inbox/inbox-filter'
import { inboxPageSize, listMessages } from '@/workplace/inbox/list-messages'
import type { InboxFilter } from '@/workplace/inbox/types'
import type { Speaker } from '../speaker'
import view from '../view.module.css'
import { FilterForm } from './filter-form'
import { exportAddress, listAddress } from './inbox-paths'
import { listTexts } from './list-texts'
import styles from './list.module.css'
import { MessageTable } from './message-table'
import { Pagination } from './pagination'
import { StateTabs } from './state-tabs'

/** The messages that an address asks for. */
export async function ListView({
  cms,
  editor,
  speaker,
  asked: { filter, page, isBad },
}: {
  cms: Payload
  editor: EditorRights
  speaker: Speaker
  asked: AskedInbox
}) {
  const { say } = speaker
  const [{ items, counts, total }, editors] = await Promise.all([
    listMessages({ cms, editor, filter, page }),
    inboxEditors({ cms }),
  ])
  const pages = Math.ceil(total / inboxPageSize)
  if (pages > 0 && page > pages) redirect(listAddress({ ...filter, page: pages }))
  return (
    <>
      <header className={view.head}>
        <h1 className={view.title}>
          {say(listTexts.title)}{' '}
          <span className={view.count}>{say(listTexts.count, { count: total })}</span>
        </h1>
        <p className={styles.export}>
          {say(listTexts.export)}:{' '}
          {(['csv', 'json'] as const).map((format) => (
            <a download href={exportAddress({ filter, format })} key={format}>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </header>
      {isBad && (
        <p className={view.notice} role="status">
          {say(listTexts.badAddress)}
        </p>
      )}
      <StateTabs counts={counts} filter={filter} speaker={speaker} />
      <FilterForm
        editors={editors}
        filter={filter}
        key={listAddress(filter)}
        ownId={editor.id}
        speaker={speaker}
      />
      {items.length === 0 ? (
        <EmptyList filter={filter} speaker={speaker} />
      ) : (
        <div className={view.container}>
          <MessageTable
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

function EmptyList({ filter, speaker }: { filter: InboxFilter; speaker: Speaker }) {
  const { state, ...rest } = filter
  const isNarrowed = Object.keys(rest).length > 0
  const hint = state === 'new' ? listTexts.nothingNew : listTexts.nothing
  const isPlain = !isNarrowed && state === undefined
  return (
    <div className={view.empty}>
      <p>{speaker.say(isPlain ? listTexts.nothingYet : isNarrowed ? listTexts.nothing : hint)}</p>
      {!isPlain && (
        <p>
          <a href={listAddress({})}>{speaker.say(listTexts.seeAll)}</a>
        </p>
      )}
    </div>
  )
}
