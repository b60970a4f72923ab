import { memberFilterQuery, type MemberFilter } from '@/workplace/members/member-filter'
import type { Speaker } from '../speaker'
import { membersPath, withQuery } from './member-paths'
import styles from './pagination.module.css'
import { memberTexts } from './texts'

/** Ways to the page before and after. */
export function Pagination({
  filter,
  page,
  pages,
  speaker: { say, number },
}: {
  filter: MemberFilter
  page: number
  pages: number
  speaker: Speaker
}) {
  if (pages < 2) return null
  const link = (target: number) =>
    withQuery({ path: membersPath, query: memberFilterQuery({ filter, page: target }) })
  return (
    <nav aria-label={say(memberTexts.pages)} className={styles.pages}>
      {page > 1 ? (
        <a className={styles.link} href={link(page - 1)} rel="prev">
          {say(memberTexts.previous)}
        </a>
      ) : (
        <span />
      )}
      <p>{say(memberTexts.pageOf, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <a className={styles.link} href={link(page + 1)} rel="next">
          {say(memberTexts.next)}
        </a>
      )}
    </nav>
  )
}
