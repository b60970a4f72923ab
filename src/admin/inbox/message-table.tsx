import { localeNames } from '@/i18n/locales'
import type { InboxFilter, InboxItem } from '@/workplace/inbox/types'
import type { Speaker } from '../speaker'
import { Glyph } from '../translations/glyphs'
import { messageAddress } from './inbox-paths'
import { listTexts } from './list-texts'
import styles from './message-table.module.css'
import { StateMark } from './state-mark'

type Asked = InboxFilter & { page: number }

/** The messages of one page; each row opens its message, new ones stand out. */
export function MessageTable({
  items,
  asked,
  now,
  speaker,
}: {
  items: readonly InboxItem[]
  /** The list, for the way back. */
  asked: Asked
  now: Date
  speaker: Speaker
}) {
  const { say } = speaker
  return (
    <table className={styles.messages}>
      <caption className="sr-only">{say(listTexts.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(listTexts.from)}</th>
          <th scope="col">{say(listTexts.message)}</th>
          <th scope="col">{say(listTexts.state)}</th>
          <th scope="col">{say(listTexts.received)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <MessageRow asked={asked} item={item} key={item.id} now={now} speaker={speaker} />
        ))}
      </tbody>
    </table>
  )
}

function MessageRow(props: { item: InboxItem; asked: Asked; now: Date; speaker: Speaker }) {
  const { item, asked, now, speaker } = props
  const { id, name, excerpt, locale, state, assignee, createdAt, notes } = item
  return (
    <tr className={styles.row} data-unread={state === 'new' || undefined}>
      <th scope="row">
        <a className={styles.open} href={messageAddress({ id, asked })}>
          {name}
        </a>
      </th>
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
        {assignee !== null && <span className={styles.assignee}>{assignee}</span>}
      </td>
      <td className={styles.received}>
        <time dateTime={createdAt} title={speaker.moment(createdAt)}>
          {speaker.ago({ at: createdAt, now })}
        </time>
      </td>
    </tr>
  )
}
