import { localeNames } from '@/i18n/locales'
import type { ApplicationFilter } from '@/workplace/applications/application-filter'
import type { ApplicationItem } from '@/workplace/applications/list-applications'
import { roleNames, topicNames } from '@/workplace/applications/names'
import type { Speaker } from '../speaker'
import { Glyph } from '../translations/glyphs'
import { applicationAddress } from './application-paths'
import styles from './application-table.module.css'
import { StateMark } from './state-mark'
import { listTexts } from './texts'

type Asked = ApplicationFilter & { page: number }

/** The applications of one page; each row opens its application, new ones stand out. */
export function ApplicationTable({
  items,
  asked,
  now,
  speaker,
}: {
  items: readonly ApplicationItem[]
  /** The list, for the way back. */
  asked: Asked
  now: Date
  speaker: Speaker
}) {
  const { say } = speaker
  return (
    <table className={styles.applications}>
      <caption className="sr-only">{say(listTexts.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(listTexts.name)}</th>
          <th scope="col">{say(listTexts.offer)}</th>
          <th scope="col">{say(listTexts.motivation)}</th>
          <th scope="col">{say(listTexts.state)}</th>
          <th scope="col">{say(listTexts.received)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ApplicationRow asked={asked} item={item} key={item.id} now={now} speaker={speaker} />
        ))}
      </tbody>
    </table>
  )
}

function ApplicationRow(props: {
  item: ApplicationItem
  asked: Asked
  now: Date
  speaker: Speaker
}) {
  const { item, asked, now, speaker } = props
  const { id, name, excerpt, role, topic, locale, state, createdAt, notes } = item
  return (
    <tr className={styles.row} data-new={state === 'received' || undefined}>
      <th scope="row">
        <a className={styles.open} href={applicationAddress({ id, asked })}>
          <bdi>{name}</bdi>
        </a>
      </th>
      <td>
        {speaker.say(roleNames[role])}
        <span className={styles.aside}>{speaker.say(topicNames[topic])}</span>
      </td>
      <td>
        <p className={styles.text}>
          <abbr className={styles.language} title={localeNames[locale].name}>
            {locale}
          </abbr>{' '}
          <span lang={locale}>{excerpt}</span>
        </p>
        {notes > 0 && (
          <p className={styles.notes}>
            <Glyph name="comments" />
            {speaker.say(listTexts.notes, { count: notes })}
          </p>
        )}
      </td>
      <td>
        <StateMark speaker={speaker} state={state} />
      </td>
      <td className={styles.received}>
        <time dateTime={createdAt} title={speaker.moment(createdAt)}>
          {speaker.ago({ at: createdAt, now })}
        </time>
      </td>
    </tr>
  )
}
