import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'
import type { UnitItem } from '../../reading/views'
import { Ago } from '@/components/panel/list/ago'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import { unitPath } from '../../desk-paths'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { StateBadge } from '../state-badge'
import { listTexts } from '../texts/list'
import { FindingMarks } from './finding-marks'
import { readableText } from './readable-text'
import styles from './unit-table.module.css'

/** The texts of one page of a list; each row opens its text in the editor. */
export function UnitTable({
  items,
  locale,
  query,
  now,
  intl,
}: {
  items: readonly UnitItem[]
  locale: Locale
  /** Query string of the list, for stepping from one text to the next. */
  query: string
  now: Date
  intl: PanelIntl
}) {
  const { t } = intl
  const isSource = locale === defaultLocale
  const translation = (
    <>
      {t(listTexts.translation)}{' '}
      <span className={styles.aside}>
        · <span lang={locale}>{localeNames[locale].name}</span>
      </span>
    </>
  )
  return (
    <ListTable
      caption={t(listTexts.caption)}
      className={styles.units}
      columns={[
        t(listTexts.place),
        ...(isSource ? [t(listTexts.text)] : [t(listTexts.source), translation]),
        t(listTexts.state),
        t(listTexts.changed),
      ]}
    >
      {items.map((item) => (
        <UnitRow
          isSource={isSource}
          item={item}
          key={item.unit}
          locale={locale}
          now={now}
          query={query}
          intl={intl}
        />
      ))}
    </ListTable>
  )
}

function UnitRow(props: {
  item: UnitItem
  locale: Locale
  query: string
  now: Date
  intl: PanelIntl
  isSource: boolean
}) {
  const { item, locale, query, now, intl, isSource } = props
  const { format, text, state, isOutdated, isLocked, changedAt, changedBy } = item
  const address = new URLSearchParams({ unit: item.unit }).toString()
  return (
    <tr>
      <th scope="row">
        <a
          className={table.open}
          data-desk-row
          href={`${unitPath}?${address}${query === '' ? '' : `&${query}`}`}
        >
          <span className={styles.field}>{item.fieldTitle}</span>
        </a>
        <span className={table.aside}>{item.documentTitle}</span>
      </th>
      {!isSource && (
        <td className={styles.source} data-label={intl.t(listTexts.source)}>
          <p className={styles.text} lang={defaultLocale}>
            {readableText({ text: item.source, format })}
          </p>
        </td>
      )}
      <td data-label={intl.t(isSource ? listTexts.text : listTexts.translation)}>
        {text === null || text === '' ? (
          <p className={styles.missing}>{intl.t(listTexts.noText)}</p>
        ) : (
          <p className={styles.text} lang={locale}>
            {readableText({ text, format })}
          </p>
        )}
      </td>
      <td>
        <StateBadge
          isLocked={isLocked}
          isOutdated={isOutdated}
          language={intl.language}
          state={state}
        />
        <FindingMarks item={item} intl={intl} />
      </td>
      <td className={table.ago}>
        {changedAt ? (
          <>
            <Ago at={changedAt} now={now} intl={intl} />
            {changedBy && <span className={styles.by}>{changedBy}</span>}
          </>
        ) : (
          <span className={styles.aside}>{intl.t(listTexts.unchanged)}</span>
        )}
      </td>
    </tr>
  )
}
