import type { AdminLabel } from '@/cms/label'
import type { PanelIntl } from '../panel-intl'
import styles from './pages.module.css'
import { listTexts } from './texts'

/** Links to the previous and the next page. */
export function Pages({
  page,
  pages,
  getAddress,
  previous = listTexts.previous,
  next = listTexts.next,
  intl: { t, number },
}: {
  page: number
  pages: number
  getAddress: (page: number) => string
  previous?: AdminLabel
  next?: AdminLabel
  intl: PanelIntl
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={t(listTexts.pages)} className={styles.pages}>
      {page > 1 ? (
        <a className={styles.link} href={getAddress(page - 1)} rel="prev">
          {t(previous)}
        </a>
      ) : (
        <span />
      )}
      <p>{t(listTexts.pageNumber, { page: number(page), pages: number(pages) })}</p>
      {page < pages && (
        <a className={styles.link} href={getAddress(page + 1)} rel="next">
          {t(next)}
        </a>
      )}
    </nav>
  )
}
