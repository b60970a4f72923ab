import { unitFilterQuery } from '@/translation/desk/unit-filter'
import type { UnitFilter } from '@/translation/desk/views'
import { listPath, withQuery } from '../desk-paths'
import type { Speaker } from '../../speaker'
import { listTexts } from '../texts/list'
import styles from './pagination.module.css'

/** Ways to the page before and after. */
export function Pagination({
  page,
  pages,
  filter,
  speaker,
}: {
  page: number
  pages: number
  filter: UnitFilter
  speaker: Speaker
}) {
  if (pages < 2) return null
  const { say, number } = speaker
  return (
    <nav aria-label={say(listTexts.pages)} className={styles.pages}>
      <PageLink page={page - 1} pages={pages} filter={filter} rel="prev">
        {say(listTexts.previous)}
      </PageLink>
      <p>{say(listTexts.pageOf, { page: number(page), pages: number(pages) })}</p>
      <PageLink page={page + 1} pages={pages} filter={filter} rel="next">
        {say(listTexts.next)}
      </PageLink>
    </nav>
  )
}

function PageLink(props: {
  page: number
  pages: number
  filter: UnitFilter
  rel: 'prev' | 'next'
  children: string
}) {
  const { page, pages, filter, rel, children } = props
  if (page < 1 || page > pages) return <span />
  return (
    <a
      className={styles.link}
      href={withQuery({ path: listPath, query: unitFilterQuery({ ...filter, page }) })}
      rel={rel}
    >
      {children}
    </a>
  )
}
