import type { AuditFilter } from '@/workplace/audit/audit-filter'
import type { Speaker } from '../speaker'
import { auditAddress } from './audit-paths'
import styles from './pagination.module.css'
import { auditTexts } from './texts'

/** Ways to the page before and after. */
export function Pagination({
  filter,
  page,
  pages,
  speaker: { say, number },
}: {
  filter: AuditFilter
  page: number
  pages: number
  speaker: Speaker
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={say(auditTexts.pages)} className={styles.pages}>
      {page > 1 ? (
        <a className={styles.link} href={auditAddress({ filter, page: page - 1 })} rel="prev">
          {say(auditTexts.previous)}
        </a>
      ) : (
        <span />
      )}
      <p>{say(auditTexts.pageOf, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <a className={styles.link} href={auditAddress({ filter, page: page + 1 })} rel="next">
          {say(auditTexts.next)}
        </a>
      )}
    </nav>
  )
}
