import type { ReactNode } from 'react'
import styles from './colophon.module.css'

type Props = {
  brand: ReactNode
  about: ReactNode
  navigation: ReactNode
  credits: { title: ReactNode; lines: ReactNode[] }
}

/** The foot of every page: who makes the site, its pages, and whose work it uses. */
export function Colophon({ brand, about, navigation, credits }: Props) {
  return (
    <footer className={styles.colophon}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {brand}
          <p className={styles.text}>{about}</p>
        </div>
        <div className={styles.navigation}>{navigation}</div>
        <div className={styles.credits}>
          <h2 className={styles.title}>{credits.title}</h2>
          <ul className={styles.lines}>
            {credits.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
