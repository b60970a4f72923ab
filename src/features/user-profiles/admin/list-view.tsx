import type { Payload } from 'payload'
import { isOutage } from '@/lib/outage'
import { AppError } from '@/lib/app-error'
import { listMembers } from '../membership/list-members'
import { memberFilterQuery, readMemberFilter } from '../membership/member-filter'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import type { Speaker } from '@/components/panel/speaker'
import view from '@/components/panel/view.module.css'
import { FilterForm } from './filter-form'
import { membersPath, withQuery } from './member-paths'
import { MemberTable } from './member-table'
import { memberTexts } from './texts'

/** Younger than this the list of accounts is as good as new, in milliseconds. */
const newMs = 5 * 60_000

/** The members that an address asks for. */
export async function ListView({
  cms,
  searchParams,
  speaker,
}: {
  cms: Payload
  searchParams: Record<string, string | string[] | undefined>
  speaker: Speaker
}) {
  const { say, ago } = speaker
  const { filter, page: asked } = readMemberFilter(searchParams)
  const list = await listMembers({ cms, filter, page: asked }).catch(asNothing)
  if (!list) return <Unavailable speaker={speaker} />
  const { members, total, page, pages, isWhole, readAt } = list
  const now = new Date()
  const isFiltered = memberFilterQuery({ filter }) !== ''
  return (
    <>
      <ListHead count={say(memberTexts.count, { count: total })} title={say(memberTexts.title)} />
      <FilterForm filter={filter} key={memberFilterQuery({ filter })} speaker={speaker} />
      {now.getTime() - readAt > newMs && (
        <p className={view.notice} role="status">
          {say(memberTexts.asOf, { ago: ago({ at: new Date(readAt).toISOString(), now }) })}
        </p>
      )}
      {!isWhole && (
        <p className={view.notice} role="status">
          {say(memberTexts.stillReading)}
        </p>
      )}
      {total === 0 ? (
        <EmptyList
          reason={say(isFiltered ? memberTexts.none : memberTexts.noneYet)}
          wayOut={isFiltered ? { href: membersPath, text: say(memberTexts.seeAll) } : null}
        />
      ) : (
        <MemberTable members={members} speaker={speaker} />
      )}
      <Pages
        addressOf={(target) =>
          withQuery({ path: membersPath, query: memberFilterQuery({ filter, page: target }) })
        }
        page={page}
        pages={pages}
        speaker={speaker}
      />
    </>
  )
}

/** What the view says when the accounts cannot be asked. */
export function Unavailable({ speaker: { say } }: { speaker: Speaker }) {
  return (
    <>
      <h1 className={view.title}>{say(memberTexts.title)}</h1>
      <p className={view.notice} role="alert">
        {say(memberTexts.unavailable)}
      </p>
    </>
  )
}

/** Nothing where the core is away; every other error is one of the page. */
export function asNothing(error: unknown): null {
  const isAway = error instanceof AppError && error.code === 'unavailable'
  if (isAway || isOutage(error)) return null
  throw error
}
