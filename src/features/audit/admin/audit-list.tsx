import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { auditPageSize, readAuditFilter } from '../audit-filter'
import { auditChoices, listEntries } from '../list-entries'
import { adminLanguage } from '@/components/panel/admin-language'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { Pages } from '@/components/panel/list/pages'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl } from '@/components/panel/panel-intl'
import { auditAddress, auditPath } from './audit-paths'
import { EntryTable } from './entry-table'
import { FilterForm } from './filter-form'
import { auditTexts } from '../texts'

/** The audit log in place of Payload's list, which shows values as they are stored. */
export async function AuditList({ i18n, payload: cms, searchParams, user }: ListViewServerProps) {
  const editor = editorRights(user)
  if (!editor || !mayWriteShared(editor)) return null
  const intl = panelIntl(adminLanguage(i18n.language))
  const { t } = intl
  const { filter, page } = readAuditFilter(searchParams ?? {})
  const [{ items, total }, choices] = await Promise.all([
    listEntries({ cms, filter, page }),
    auditChoices(cms),
  ])
  const pages = Math.ceil(total / auditPageSize)
  if (page > Math.max(pages, 1)) redirect(auditAddress({ filter, page: pages }))
  const isFiltered = Object.keys(filter).length > 0
  return (
    <PageShell reloads root={auditPath}>
      <SetStepNav nav={[{ label: t(auditTexts.title) }]} />
      <ListHead count={t(auditTexts.count, { count: total })} title={t(auditTexts.title)} />
      <FilterForm choices={choices} cms={cms} filter={filter} intl={intl} />
      {items.length === 0 ? (
        <EmptyList reason={t(isFiltered ? auditTexts.none : auditTexts.noneYet)} />
      ) : (
        <EntryTable cms={cms} entries={items} now={new Date()} intl={intl} />
      )}
      <Pages
        getAddress={(target) => auditAddress({ filter, page: target })}
        next={auditTexts.next}
        page={page}
        pages={pages}
        previous={auditTexts.previous}
        intl={intl}
      />
    </PageShell>
  )
}
