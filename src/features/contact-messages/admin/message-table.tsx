import type { InboxFilter, InboxItem } from '../inbox/types'
import { Ago } from '@/components/panel/list/ago'
import { Excerpt } from '@/components/panel/list/excerpt'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { messageAddress } from '../inbox/inbox-paths'
import { listTexts } from './list-texts'
import styles from './message-table.module.css'
import { StateMark } from './state-mark'

type Shared = {
  /** The list, for the way back. */
  asked: InboxFilter & { page: number }
  now: Date
  intl: PanelIntl
}

/** The messages of one page; each row opens its message, new ones stand out. */
export function MessageTable({ items, ...shared }: Shared & { items: readonly InboxItem[] }) {
  const { t } = shared.intl
  const { caption, from, message, state, received } = listTexts
  return (
    <ListTable
      caption={t(caption)}
      className={styles.messages}
      columns={[from, message, state, received].map((name) => t(name))}
      hasNew
    >
      {items.map((item) => (
        <MessageRow item={item} key={item.id} {...shared} />
      ))}
    </ListTable>
  )
}

function MessageRow({ item, asked, now, intl }: Shared & { item: InboxItem }) {
  const { id, name, excerpt, locale, state, assignee, createdAt, notes } = item
  return (
    <tr data-new={state === 'new' || undefined}>
      <th scope="row">
        <a className={table.open} href={messageAddress({ id, asked })}>
          {name}
        </a>
      </th>
      <td>
        <Excerpt
          locale={locale}
          notes={notes > 0 ? intl.t(listTexts.notes, { count: notes }) : null}
          text={excerpt}
        />
      </td>
      <td>
        <StateMark intl={intl} state={state} />
        {assignee !== null && <span className={table.aside}>{assignee}</span>}
      </td>
      <td className={table.ago}>
        <Ago at={createdAt} now={now} intl={intl} />
      </td>
    </tr>
  )
}
