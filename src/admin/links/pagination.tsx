import type { MissingFilter } from '@/workplace/links/missing-filter'
import type { Speaker } from '../speaker'
import styles from '../translations/list/pagination.module.css'
import { wantedAddress } from './link-paths'
import { wantedTexts } from './texts'

/** Ways to the page before and after. */
export function Pagination({
  page,
  pages,
  filter,
  speaker,
}: {
  page: number
  pages: number
  filter: MissingFilter
  speaker: Speaker
}) {
  if (pages < 2) return null
  const { say, number } = speaker
  return (
    <nav aria-label={say(wantedTexts.pages)} className={styles.pages}>
      {page > 1 ? (
        <a className={styles.link} href={wantedAddress({ ...filter, page: page - 1 })} rel="prev">
          {say(wantedTexts.previous)}
        </a>
      ) : (
        <span />
      )}
      <p>{say(wantedTexts.pageOf, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <a className={styles.link} href={wantedAddress({ ...filter, page: page + 1 })} rel="next">
          {say(wantedTexts.next)}
        </a>
      )}
    </nav>
  )
}
