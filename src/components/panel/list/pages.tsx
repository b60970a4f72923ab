import type { AdminLabel } from '@/cms/label'
import type { Speaker } from '../speaker'
import styles from './pages.module.css'
import { listTexts } from './texts'

/** Ways to the page before and after. */
export function Pages({
  page,
  pages,
  addressOf,
  previous = listTexts.previous,
  next = listTexts.next,
  speaker: { say, number },
}: {
  page: number
  pages: number
  addressOf: (page: number) => string
  previous?: AdminLabel
  next?: AdminLabel
  speaker: Speaker
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={say(listTexts.pages)} className={styles.pages}>
      {page > 1 ? (
        <a className={styles.link} href={addressOf(page - 1)} rel="prev">
          {say(previous)}
        </a>
      ) : (
        <span />
      )}
      <p>{say(listTexts.pageOf, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <a className={styles.link} href={addressOf(page + 1)} rel="next">
          {say(next)}
        </a>
      )}
    </nav>
  )
}
