import { redirect } from 'next/navigation'
import type { Payload, PayloadRequest } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { mayMendLinks } from '../link-rights'
import { listMissingPages, missingPageSize } from '../list-missing-pages'
import type { MissingFilter } from '../missing-filter'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import type { Speaker } from '@/components/panel/speaker'
import { FilterForm } from './filter-form'
import { linksPath, wantedAddress } from './link-paths'
import styles from './links.module.css'
import { PartTabs } from './part-tabs'
import { linkTexts, wantedTexts } from './texts'
import { WantedTable } from './wanted-table.client'

/** The missing pages that an address asks for. */
export async function WantedList({
  cms,
  req,
  editor,
  speaker,
  filter,
  page,
}: {
  cms: Payload
  req: PayloadRequest
  editor: EditorRights
  speaker: Speaker
  filter: MissingFilter
  page: number
}) {
  const { say } = speaker
  const { items, total, targets } = await listMissingPages({ cms, req, filter, page })
  const pages = Math.ceil(total / missingPageSize)
  if (page > Math.max(pages, 1)) redirect(wantedAddress({ ...filter, page: pages }))
  const mayMend = mayMendLinks(editor)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      <ListHead count={say(wantedTexts.count, { count: total })} title={say(linkTexts.title)} />
      <PartTabs current="wanted" speaker={speaker} />
      <p className={styles.rule}>
        {say(wantedTexts.rule)} {!mayMend && say(wantedTexts.readOnly)}
      </p>
      <FilterForm filter={filter} key={wantedAddress(filter)} speaker={speaker} />
      <WantedTable
        empty={
          <EmptyList
            reason={say(isNarrowed ? wantedTexts.nothing : wantedTexts.nothingYet)}
            wayOut={isNarrowed ? { href: linksPath, text: say(wantedTexts.seeAll) } : null}
          />
        }
        items={items}
        language={speaker.language}
        mayMend={mayMend}
        now={new Date().toISOString()}
        targets={targets}
      />
      <Pages
        addressOf={(target) => wantedAddress({ ...filter, page: target })}
        page={page}
        pages={pages}
        speaker={speaker}
      />
    </>
  )
}
