import type { ReactNode } from 'react'
import { Artwork, type ArtworkTopic } from './artwork/artwork'
import styles from './poster.module.css'

type Props = {
  topic: ArtworkTopic
  size: 'wide' | 'half' | 'card'
  /** Shown in place of the topic's own artwork. */
  picture?: ReactNode
  children?: ReactNode
}

/** A coloured panel with the artwork of a topic, and words beside it. */
export function Poster({ topic, size, picture, children }: Props) {
  return (
    <div className={styles.poster} data-accent={topic} data-size={size}>
      <div className={styles.art}>{picture ?? <Artwork topic={topic} />}</div>
      {children && <div className={styles.words}>{children}</div>}
    </div>
  )
}
