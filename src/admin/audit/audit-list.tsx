import { SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { editorRights, mayWriteShared } from '@/translation/rights'
import { auditPageSize, readAuditFilter } from '@/workplace/audit/audit-filter'
import { auditChoices, listEntries } from '@/workplace/audit/list-entries'
import { adminLanguage } from '../admin-language'
import { PageShell } from '../page-shell.client'
import { speaker as speakerOf } from '../speaker'
import view from '../view.module.css'
import { auditPath } from './audit-paths'
import styles from './audit.module.css'
import { EntryTable } from './entry-table'
import { FilterForm } from './filter-form'
import { Pagination } from './pagination'
import { auditTexts } from './texts'

/** The audit log in place of Payload's list, which shows values as they are stored. */
export async function AuditList({ i18n, payload: cms, searchParams, user }: ListViewServerProps) {
  const editor = editorRights(user)
  if (!editor || !mayWriteShared(editor)) return null
  const speaker = speakerOf(adminLanguage(i18n.language))
  const { say } = speaker
  const { filter, page } = readAuditFilter(searchParams ?? {})
  const [{ items, total }, choices] = await Promise.all([
    listEntries({ cms, filter, page }),
    auditChoices(cms),
  ])
  const isFiltered = Object.keys(filter).length > 0
  return (
    <PageShell className={styles.audit} reloads root={auditPath}>
      <SetStepNav nav={[{ label: say(auditTexts.title) }]} />
      <header className={view.head}>
        <h1 className={view.title}>
          {say(auditTexts.title)}{' '}
          <span className={view.count}>{say(auditTexts.count, { count: total })}</span>
        </h1>
      </header>
      <FilterForm
        choices={choices}
        cms={cms}
        filter={filter}
        key={JSON.stringify(filter)}
        speaker={speaker}
      />
      {items.length === 0 ? (
        <p className={view.empty}>{say(isFiltered ? auditTexts.none : auditTexts.noneYet)}</p>
      ) : (
        <div className={view.container}>
          <EntryTable cms={cms} entries={items} now={new Date()} speaker={speaker} />
        </div>
      )}
      <Pagination
        filter={filter}
        page={page}
        pages={Math.ceil(total / auditPageSize)}
        speaker={speaker}
      />
    </PageShell>
  )
}
