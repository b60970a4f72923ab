import { redirect } from 'next/navigation'
import type { Payload, PayloadRequest } from 'payload'
import type { EditorRights } from '@/translation/rights'
import { mayMendLinks } from '@/workplace/links/link-rights'
import { listMissingPages, missingPageSize } from '@/workplace/links/list-missing-pages'
import type { MissingFilter } from '@/workplace/links/missing-filter'
import type { Speaker } from '../speaker'
import view from '../view.module.css'
import { FilterForm } from './filter-form'
import { linksPath, wantedAddress } from './link-paths'
import styles from './links.module.css'
import { Pagination } from './pagination'
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
  return (
    <>
      <header className={view.head}>
        <h1 className={view.title}>
          {say(linkTexts.title)}{' '}
          <span className={view.count}>{say(wantedTexts.count, { count: total })}</span>
        </h1>
      </header>
      <PartTabs current="wanted" speaker={speaker} />
      <p className={styles.rule}>
        {say(wantedTexts.rule)} {!mayMend && say(wantedTexts.readOnly)}
      </p>
      <FilterForm filter={filter} key={wantedAddress(filter)} speaker={speaker} />
      <WantedTable
        empty={<EmptyList filter={filter} speaker={speaker} />}
        items={items}
        language={speaker.language}
        mayMend={mayMend}
        now={new Date().toISOString()}
        targets={targets}
      />
      <Pagination filter={filter} page={page} pages={pages} speaker={speaker} />
    </>
  )
}

function EmptyList({ filter, speaker: { say } }: { filter: MissingFilter; speaker: Speaker }) {
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <div className={view.empty}>
      <p>{say(isNarrowed ? wantedTexts.nothing : wantedTexts.nothingYet)}</p>
      {isNarrowed && (
        <p>
          <a href={linksPath}>{say(wantedTexts.seeAll)}</a>
        </p>
      )}
    </div>
  )
}
