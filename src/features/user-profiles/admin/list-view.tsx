import type { Payload } from 'payload'
import { isOutage } from '@/lib/outage'
import { AppError } from '@/lib/errors/app-error'
import { listMembers } from '../membership/list-members'
import { memberFilterQuery, readMemberFilter } from '../membership/member-filter'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import type { PanelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { FilterForm } from './filter-form'
import { membersPath } from './member-paths'
import { withQuery } from '@/lib/http/with-query'
import { MemberTable } from './member-table'
import { memberTexts } from './texts'

/** Younger than this the list of accounts is as good as new, in milliseconds. */
const newMs = 5 * 60_000

/** The members that an address asks for. */
export async function ListView({
  cms,
  searchParams,
  intl,
}: {
  cms: Payload
  searchParams: Record<string, string | string[] | undefined>
  intl: PanelIntl
}) {
  const { t, ago } = intl
  const { filter, page: asked } = readMemberFilter(searchParams)
  const list = await listMembers({ cms, filter, page: asked }).catch(asNothing)
  if (!list) return <Unavailable intl={intl} />
  const { members, total, page, pages, isWhole, readAt } = list
  const now = new Date()
  const isFiltered = memberFilterQuery({ filter }) !== ''
  return (
    <>
      <ListHead count={t(memberTexts.count, { count: total })} title={t(memberTexts.title)} />
      <FilterForm filter={filter} intl={intl} />
      {now.getTime() - readAt > newMs && (
        <p className={view.notice} role="status">
          {t(memberTexts.asOf, { ago: ago({ at: new Date(readAt).toISOString(), now }) })}
        </p>
      )}
      {!isWhole && (
        <p className={view.notice} role="status">
          {t(memberTexts.stillReading)}
        </p>
      )}
      {total === 0 ? (
        <EmptyList
          reason={t(isFiltered ? memberTexts.none : memberTexts.noneYet)}
          wayOut={isFiltered ? { href: membersPath, text: t(memberTexts.seeAll) } : null}
        />
      ) : (
        <MemberTable members={members} intl={intl} />
      )}
      <Pages
        getAddress={(target) =>
          withQuery({ path: membersPath, query: memberFilterQuery({ filter, page: target }) })
        }
        page={page}
        pages={pages}
        intl={intl}
      />
    </>
  )
}

/** What the view says when the accounts cannot be asked. */
export function Unavailable({ intl: { t } }: { intl: PanelIntl }) {
  return (
    <>
      <h1 className={view.title}>{t(memberTexts.title)}</h1>
      <p className={view.notice} role="alert">
        {t(memberTexts.unavailable)}
      </p>
    </>
  )
}

/** Nothing where the core is down; every other error is one of the page. */
export function asNothing(error: unknown): null {
  const isAway = error instanceof AppError && error.code === 'unavailable'
  if (isAway || isOutage(error)) return null
  throw error
}
