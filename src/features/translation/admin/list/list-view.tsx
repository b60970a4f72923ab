import { redirect } from 'next/navigation'
import { documentNames } from '../../reading/document-summary'
import { listUnits } from '../../reading/list-units'
import { unitFilterQuery } from '../../units/unit-filter'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import { listPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import type { ViewProps } from '../view-props'
import { kindNames, listTexts } from '../texts/list'
import view from '@/components/panel/view.module.css'
import { activeFilters } from './active-filters'
import { builtInFilters } from './built-in-filters'
import { documentChoices } from './document-choices'
import { FilterForm } from './filter-form'
import { LanguageTabs } from './language-tabs'
import { ListKeys } from './list-keys.client'
import { readFilter } from './read-filter'
import { readSavedFilters } from './read-saved-filters'
import { SavedFilters } from './saved-filters.client'
import { UnitTable } from './unit-table'
import type { AdminLabel } from '@/cms/label'
import type { UnitFilter } from '../../reading/views'

const pageSize = 50

/** The texts that an address asks for. */
export async function ListView({ cms, editor, searchParams, intl }: ViewProps) {
  const { t, language } = intl
  const { filter, page: asked, isBad } = readFilter({ searchParams, editor })
  const { locale } = filter
  const query = unitFilterQuery(filter)
  const bareList = withQuery({ path: listPath, query: unitFilterQuery({ locale }) })
  const toAddress = (target: number) =>
    withQuery({ path: listPath, query: unitFilterQuery({ ...filter, page: target }) })
  const [{ items, total, page }, names, saved] = await Promise.all([
    listUnits({ cms, filter, page: asked, pageSize, language }),
    documentNames({ cms, language }),
    readSavedFilters({ cms, editorId: editor.id }),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (page > pages) redirect(toAddress(pages))
  const documents = documentChoices({ names, filter, pagesTitle: t(kindNames.global) })
  const active = activeFilters({ filter, documents, intl })
  return (
    <>
      <ListHead count={t(listTexts.count, { count: total })} title={t(listTexts.title)}>
        <LanguageTabs filter={filter} intl={intl} />
        <ListKeys language={language} />
      </ListHead>
      {isBad && (
        <p className={view.notice} role="status">
          {t(listTexts.badAddress)}
        </p>
      )}
      <SavedFilters
        builtIn={builtInFilters({ locale, editor, intl })}
        initial={saved}
        isPlain={active.length === 0 && !filter.search}
        language={language}
        query={query}
      />
      <FilterForm
        active={active}
        bareList={bareList}
        documents={documents}
        filter={filter}
        intl={intl}
      />
      {items.length === 0 ? (
        <EmptyList
          reason={t(emptyReason(filter))}
          wayOut={{ href: bareList, text: t(listTexts.seeAll) }}
        />
      ) : (
        <UnitTable items={items} locale={locale} now={new Date()} query={query} intl={intl} />
      )}
      <Pages getAddress={toAddress} page={page} pages={pages} intl={intl} />
    </>
  )
}

/** What it means that a list is empty: good news where it asked for something amiss. */
function emptyReason({
  search,
  states = [],
  isOutdated,
  hasErrors,
  hasWarnings,
  check,
}: UnitFilter): AdminLabel {
  const [state] = states
  if (search) return listTexts.nothing
  if (states.length === 1 && state === 'missing') return listTexts.nothingMissing
  if (states.length === 1 && state === 'needs-review') return listTexts.nothingToReview
  if (states.length > 0) return listTexts.nothing
  if (isOutdated) return listTexts.nothingOutdated
  return hasErrors || hasWarnings || check ? listTexts.nothingWrong : listTexts.nothing
}
