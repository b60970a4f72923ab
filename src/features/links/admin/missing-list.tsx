import { redirect } from 'next/navigation'
import type { Payload, PayloadRequest } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { mayResolveMissingPages } from '../link-rights'
import { listMissingPages, missingPageSize } from '../list-missing-pages'
import { missingQuery, type MissingFilter } from '../missing-filter'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { linksPath, missingAddress } from './link-paths'
import styles from './links.module.css'
import { PartTabs } from './part-tabs'
import { linkTexts, missingTexts } from './texts'
import { MissingTable } from './missing-table.client'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Check, SearchField } from '@/components/panel/list/filter-fields'

/** The missing pages that an address asks for. */
export async function MissingList({
  cms,
  req,
  editor,
  intl,
  filter,
  page,
}: {
  cms: Payload
  req: PayloadRequest
  editor: EditorRights
  intl: PanelIntl
  filter: MissingFilter
  page: number
}) {
  const { t } = intl
  const { items, total, targets } = await listMissingPages({ cms, req, filter, page })
  const pages = Math.ceil(total / missingPageSize)
  if (page > Math.max(pages, 1)) redirect(missingAddress({ ...filter, page: pages }))
  const mayResolve = mayResolveMissingPages(editor)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      <ListHead count={t(missingTexts.count, { count: total })} title={t(linkTexts.title)} />
      <PartTabs current="wanted" intl={intl} />
      <p className={styles.rule}>
        {t(missingTexts.rule)} {!mayResolve && t(missingTexts.readOnly)}
      </p>
      <FilterForm filter={filter} intl={intl} />
      <MissingTable
        empty={
          <EmptyList
            reason={t(isNarrowed ? missingTexts.nothing : missingTexts.nothingYet)}
            wayOut={isNarrowed ? { href: linksPath, text: t(missingTexts.seeAll) } : null}
          />
        }
        items={items}
        language={intl.language}
        mayResolve={mayResolve}
        now={new Date().toISOString()}
        targets={targets}
      />
      <Pages
        getAddress={(target) => missingAddress({ ...filter, page: target })}
        page={page}
        pages={pages}
        intl={intl}
      />
    </>
  )
}

/** What the list of missing pages can be asked. */
function FilterForm({ filter, intl: { t } }: { filter: MissingFilter; intl: PanelIntl }) {
  const { isLinkedHere, search } = filter
  const isNarrowed = isLinkedHere === true || search !== undefined
  const reset = { href: linksPath, text: t(missingTexts.reset) }
  return (
    <FilterBar
      path={linksPath}
      query={missingQuery(filter)}
      reset={isNarrowed ? reset : null}
      submit={t(missingTexts.apply)}
    >
      <SearchField label={t(missingTexts.search)} value={search} />
      <Check isChecked={isLinkedHere === true} label={t(missingTexts.linkedOnly)} name="linked" />
    </FilterBar>
  )
}
