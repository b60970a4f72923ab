import type { ApplicationFilter } from '@/workplace/applications/application-filter'
import type { Speaker } from '../speaker'
import styles from '../translations/list/pagination.module.css'
import { listAddress } from './application-paths'
import { listTexts } from './texts'

/** Ways to the page before and after. */
export function Pagination({
  page,
  pages,
  filter,
  speaker,
}: {
  page: number
  pages: number
  filter: ApplicationFilter
  speaker: Speaker
}) {
  if (pages < 2) return null
  const { say, number } = speaker
  return (
    <nav aria-label={say(listTexts.pages)} className={styles.pages}>
      {page > 1 ? (
        <a className={styles.link} href={listAddress({ ...filter, page: page - 1 })} rel="prev">
          {say(listTexts.previous)}
        </a>
      ) : (
        <span />
      )}
      <p>{say(listTexts.pageOf, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <a className={styles.link} href={listAddress({ ...filter, page: page + 1 })} rel="next">
          {say(listTexts.next)}
        </a>
      )}
    </nav>
  )
}
