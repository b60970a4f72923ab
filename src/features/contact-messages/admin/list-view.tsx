import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import { contactStateNames, contactStates } from '@/cms/fields/contact-states'
import type { EditorRights } from '@/cms/access/rights'
import { inboxEditors } from '../inbox/inbox-editors'
import type { InboxQuery } from '../inbox/inbox-filter'
import { inboxPageSize, listMessages } from '../inbox/list-messages'
import type { InboxFilter } from '../inbox/types'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import { StateTabs } from '@/components/panel/list/state-tabs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { FilterForm } from './filter-form'
import { exportAddress, listAddress } from '../inbox/inbox-paths'
import { listTexts } from './list-texts'
import styles from './list.module.css'
import { MessageTable } from './message-table'

/** The messages that an address asks for. */
export async function ListView({
  cms,
  editor,
  intl,
  asked: { filter, page, isBad },
}: {
  cms: Payload
  editor: EditorRights
  intl: PanelIntl
  asked: InboxQuery
}) {
  const { t } = intl
  const [{ items, counts, total }, editors] = await Promise.all([
    listMessages({ cms, editor, filter, page }),
    inboxEditors({ cms }),
  ])
  const pages = Math.ceil(total / inboxPageSize)
  if (page > Math.max(pages, 1)) redirect(listAddress({ ...filter, page: pages }))
  const { state: current, ...rest } = filter
  return (
    <>
      <ListHead count={t(listTexts.count, { count: total })} title={t(listTexts.title)}>
        <p className={styles.export}>
          {t(listTexts.export)}:{' '}
          {(['csv', 'json'] as const).map((format) => (
            <a download href={exportAddress({ filter, format })} key={format}>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </ListHead>
      {isBad && (
        <p className={view.notice} role="status">
          {t(listTexts.badAddress)}
        </p>
      )}
      <StateTabs
        getAddress={(state) => listAddress({ ...rest, ...(state && { state }) })}
        counts={counts}
        current={current}
        label={t(listTexts.states)}
        names={contactStateNames}
        intl={intl}
        states={contactStates}
      />
      <FilterForm editors={editors} filter={filter} ownId={editor.id} intl={intl} />
      {items.length === 0 ? (
        <Nothing filter={filter} intl={intl} />
      ) : (
        <MessageTable asked={{ ...filter, page }} items={items} now={new Date()} intl={intl} />
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

function Nothing({ filter, intl: { t } }: { filter: InboxFilter; intl: PanelIntl }) {
  const { state, ...rest } = filter
  const isNarrowed = Object.keys(rest).length > 0
  if (!isNarrowed && state === undefined) return <EmptyList reason={t(listTexts.nothingYet)} />
  const reason = !isNarrowed && state === 'new' ? listTexts.nothingNew : listTexts.nothing
  const wayOut = { href: listAddress({}), text: t(listTexts.seeAll) }
  return <EmptyList reason={t(reason)} wayOut={wayOut} />
}
