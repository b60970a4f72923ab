import type { ApplicationFilter } from '../review/application-filter'
import type { ApplicationItem } from '../review/list-applications'
import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import { topicNames } from '@/cms/fields/topic'
import { Ago } from '@/components/panel/list/ago'
import { Excerpt } from '@/components/panel/list/excerpt'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { applicationAddress } from '../review/application-paths'
import styles from './application-table.module.css'
import { StateMark } from './state-mark'
import { listTexts } from './texts'

type Shared = {
  /** The list, for the way back. */
  asked: ApplicationFilter & { page: number }
  now: Date
  intl: PanelIntl
}

/** The applications of one page; each row opens its application, new ones stand out. */
export function ApplicationTable({
  items,
  ...shared
}: Shared & { items: readonly ApplicationItem[] }) {
  const { t } = shared.intl
  const { caption, name, offer, motivation, state, received } = listTexts
  return (
    <ListTable
      caption={t(caption)}
      className={styles.applications}
      columns={[name, offer, motivation, state, received].map((text) => t(text))}
      hasNew
    >
      {items.map((item) => (
        <ApplicationRow item={item} key={item.id} {...shared} />
      ))}
    </ListTable>
  )
}

function ApplicationRow({ item, asked, now, intl }: Shared & { item: ApplicationItem }) {
  const { id, name, excerpt, role, topic, locale, state, createdAt, notes } = item
  return (
    <tr data-new={state === 'received' || undefined}>
      <th scope="row">
        <a className={table.open} href={applicationAddress({ id, asked })}>
          <bdi>{name}</bdi>
        </a>
      </th>
      <td>
        {intl.t(contributorRoleNames[role])}
        <span className={table.aside}>{intl.t(topicNames[topic])}</span>
      </td>
      <td>
        <Excerpt
          locale={locale}
          notes={notes > 0 ? intl.t(listTexts.notes, { count: notes }) : null}
          text={excerpt}
        />
      </td>
      <td>
        <StateMark intl={intl} state={state} />
      </td>
      <td className={table.ago}>
        <Ago at={createdAt} now={now} intl={intl} />
      </td>
    </tr>
  )
}
