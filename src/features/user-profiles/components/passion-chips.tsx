import type { PassionList, TopicName } from './passion-list'
import styles from './passion-chips.module.css'

/** What a member is passionate about; topics of the network bear their colour and shape. */
export function PassionChips({ list, names }: { list: PassionList; names: TopicName[] }) {
  return (
    <ul className={styles.chips}>
      {names
        .filter(({ topic }) => list.topics.includes(topic))
        .map(({ topic, name }) => (
          <li className={styles.chip} data-accent={topic} key={topic}>
            <TopicSign topic={topic} />
            {name}
          </li>
        ))}
      {list.words.map((word) => (
        <li className={styles.chip} key={word}>
          {word}
        </li>
      ))}
    </ul>
  )
}

/** The piece of the mark that stands for a topic. */
export function TopicSign({ topic }: { topic: TopicName['topic'] }) {
  return <span className={styles.sign} data-topic={topic} />
}
