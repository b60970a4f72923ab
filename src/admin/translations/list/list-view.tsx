import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import { documentNames } from '@/translation/desk/document-summary'
import { listUnits } from '@/translation/desk/list-units'
import { unitFilterQuery } from '@/translation/desk/unit-filter'
import type { EditorRights } from '@/translation/rights'
import { listPath, withQuery } from '../desk-paths'
import type { Speaker } from '../../speaker'
import { kindNames, listTexts } from '../texts/list'
import view from '../../view.module.css'
import { activeFilters } from './active-filters'
import { builtInFilters } from './built-in-filters'
import { documentChoices } from './document-choices'
import { EmptyList } from './empty-list'
import { FilterForm } from './filter-form'
import { LanguageTabs } from './language-tabs'
import { ListKeys } from './list-keys.client'
import { Pagination } from './pagination'
import { readFilter, type SearchParams } from './read-filter'
import { readSavedFilters } from './read-saved-filters'
import { SavedFilters } from './saved-filters.client'
import { UnitTable } from './unit-table'

const pageSize = 50

/** The texts that an address asks for. */
export async function ListView({
  cms,
  editor,
  searchParams,
  speaker,
}: {
  cms: Payload
  editor: EditorRights
  searchParams: SearchParams
  speaker: Speaker
}) {
  const { say, language } = speaker
  const { filter, page: asked, isBad } = readFilter({ searchParams, editor })
  const { locale } = filter
  const query = unitFilterQuery(filter)
  const bareQuery = unitFilterQuery({ locale })
  const [{ items, total, page }, names, saved] = await Promise.all([
    listUnits({ cms, filter, page: asked, pageSize, language }),
    documentNames({ cms, language }),
    readSavedFilters({ cms, editorId: editor.id }),
  ])
  const pages = Math.ceil(total / pageSize)
  if (pages > 0 && page > pages) {
    redirect(withQuery({ path: listPath, query: unitFilterQuery({ ...filter, page: pages }) }))
  }
  const documents = documentChoices({ names, filter, pagesTitle: say(kindNames.global) })
  const active = activeFilters({ filter, documents, speaker })
  return (
    <>
      <header className={view.head}>
        <h1 className={view.title}>
          {say(listTexts.title)}{' '}
          <span className={view.count}>{say(listTexts.count, { count: total })}</span>
        </h1>
        <LanguageTabs filter={filter} speaker={speaker} />
        <ListKeys language={language} />
      </header>
      {isBad && (
        <p className={view.notice} role="status">
          {say(listTexts.badAddress)}
        </p>
      )}
      <SavedFilters
        builtIn={builtInFilters({ locale, editor, speaker })}
        initial={saved}
        isPlain={active.length === 0 && !filter.search}
        language={language}
        query={query}
      />
      <FilterForm
        active={active}
        bareQuery={bareQuery}
        documents={documents}
        filter={filter}
        key={query}
        speaker={speaker}
      />
      {items.length === 0 ? (
        <EmptyList bareQuery={bareQuery} filter={filter} speaker={speaker} />
      ) : (
        <div className={view.container}>
          <UnitTable
            items={items}
            locale={locale}
            now={new Date()}
            query={query}
            speaker={speaker}
          />
        </div>
      )}
      <Pagination filter={filter} page={page} pages={pages} speaker={speaker} />
    </>
  )
}
