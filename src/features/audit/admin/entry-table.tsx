import type { Payload } from 'payload'
import { localeNames } from '@/i18n/locales'
import type { ReadEntry } from '../list-entries'
import { Ago } from '@/components/panel/list/ago'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { entryPath } from './audit-paths'
import styles from './entry-table.module.css'
import { actionWords, containerWords, fieldWords, recordWords } from '../entry-words'
import { auditTexts } from '../texts'

const shownFields = 3

type Props = { cms: Payload; intl: PanelIntl; now: Date }

/** Entries of the log, a row each; the row opens the entry. */
export function EntryTable({ entries, ...props }: Props & { entries: readonly ReadEntry[] }) {
  const { t } = props.intl
  const { caption, what, where, fields, who, when } = auditTexts
  return (
    <ListTable
      caption={t(caption)}
      className={styles.entries}
      columns={[what, where, fields, who, when].map((name) => t(name))}
    >
      {entries.map((entry) => (
        <Row entry={entry} key={entry.id} {...props} />
      ))}
    </ListTable>
  )
}

function Row({ entry, cms, intl, now }: Props & { entry: ReadEntry }) {
  const { t } = intl
  const { id, action, at, container, document, fate, locale, who } = entry
  return (
    <tr>
      <th scope="row">
        <a className={table.open} href={entryPath(id)}>
          {actionWords({ action, intl })}
        </a>
      </th>
      <td>
        {recordWords({ cms, entry, intl })}
        <span className={table.aside}>
          {document !== null && containerWords({ cms, container, intl })}
          {locale !== null && (
            <>
              {document !== null && ' · '}
              <span lang={locale}>{localeNames[locale].name}</span>
            </>
          )}
          {fate !== 'there' && ` · ${t(fate === 'gone' ? auditTexts.gone : auditTexts.inTrash)}`}
        </span>
      </td>
      <td className={styles.fields}>{fieldList({ cms, entry, intl })}</td>
      <td>{who}</td>
      <td className={table.ago}>
        <Ago at={at} now={now} intl={intl} />
      </td>
    </tr>
  )
}

function fieldList(options: { cms: Payload; entry: ReadEntry; intl: PanelIntl }): string {
  const { cms, entry, intl } = options
  const { container, changes } = entry
  const paths = [...new Set(changes.map(({ path }) => path))]
  const names = paths
    .slice(0, shownFields)
    .map((path) => fieldWords({ cms, container, path, intl }))
  const left = paths.length - names.length
  return [...names, ...(left > 0 ? [intl.t(auditTexts.more, { count: left })] : [])].join(', ')
}
