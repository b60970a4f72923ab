import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'
import type { UnitItem } from '@/translation/desk/views'
import { unitPath } from '../desk-paths'
import type { Speaker } from '../../speaker'
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
  speaker,
}: {
  items: readonly UnitItem[]
  locale: Locale
  /** Of the list, for the way from one text to the next. */
  query: string
  now: Date
  speaker: Speaker
}) {
  const { say } = speaker
  const isSource = locale === defaultLocale
  return (
    <table className={styles.units}>
      <caption className="sr-only">{say(listTexts.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(listTexts.place)}</th>
          {!isSource && <th scope="col">{say(listTexts.source)}</th>}
          <th scope="col">
            {isSource ? (
              say(listTexts.text)
            ) : (
              <>
                {say(listTexts.translation)}{' '}
                <span className={styles.aside}>
                  · <span lang={locale}>{localeNames[locale].name}</span>
                </span>
              </>
            )}
          </th>
          <th scope="col">{say(listTexts.state)}</th>
          <th scope="col">{say(listTexts.changed)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <UnitRow
            isSource={isSource}
            item={item}
            key={item.unit}
            locale={locale}
            now={now}
            query={query}
            speaker={speaker}
          />
        ))}
      </tbody>
    </table>
  )
}

function UnitRow(props: {
  item: UnitItem
  locale: Locale
  query: string
  now: Date
  speaker: Speaker
  isSource: boolean
}) {
  const { item, locale, query, now, speaker, isSource } = props
  const { format, text, state, isOutdated, isLocked, changedAt, changedBy } = item
  const address = new URLSearchParams({ unit: item.unit }).toString()
  return (
    <tr className={styles.row}>
      <th scope="row">
        <a
          className={styles.open}
          data-desk-row
          href={`${unitPath}?${address}${query === '' ? '' : `&${query}`}`}
        >
          <span className={styles.field}>{item.fieldTitle}</span>
        </a>
        <span className={styles.document}>{item.documentTitle}</span>
      </th>
      {!isSource && (
        <td className={styles.source} data-label={speaker.say(listTexts.source)}>
          <p className={styles.text} lang={defaultLocale}>
            {readableText({ text: item.source, format })}
          </p>
        </td>
      )}
      <td data-label={speaker.say(isSource ? listTexts.text : listTexts.translation)}>
        {text === null || text === '' ? (
          <p className={styles.missing}>{speaker.say(listTexts.noText)}</p>
        ) : (
          <p className={styles.text} lang={locale}>
            {readableText({ text, format })}
          </p>
        )}
      </td>
      <td className={styles.state}>
        <StateBadge
          isLocked={isLocked}
          isOutdated={isOutdated}
          language={speaker.language}
          state={state}
        />
        <FindingMarks item={item} speaker={speaker} />
      </td>
      <td className={styles.changed}>
        {changedAt ? (
          <>
            <time dateTime={changedAt} title={speaker.moment(changedAt)}>
              {speaker.ago({ at: changedAt, now })}
            </time>
            {changedBy && <span className={styles.by}>{changedBy}</span>}
          </>
        ) : (
          <span className={styles.aside}>{speaker.say(listTexts.never)}</span>
        )}
      </td>
    </tr>
  )
}
