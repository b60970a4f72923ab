import { SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, Payload } from 'payload'
import { localeNames } from '@/i18n/locales'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { readEntry, type ReadEntry } from '../list-entries'
import { adminLanguage } from '@/components/panel/admin-language'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl, type PanelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { auditAddress, auditPath, recordPath } from './audit-paths'
import styles from './audit.module.css'
import { ChangeList } from './change-list'
import { actionWords, containerWords, recordWords } from '../entry-words'
import { auditTexts } from '../texts'

/** One entry of the log: who did what, where and when, and how each field was before. */
export async function AuditEntry({ initPageResult }: DocumentViewServerProps) {
  const { docID, req } = initPageResult
  const editor = editorRights(req.user)
  if (!editor || !mayWriteShared(editor)) return null
  const cms = req.payload
  const entry = await readEntry({ cms, id: Number(docID) })
  if (!entry) notFound()
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const { t } = intl
  const name = actionWords({ action: entry.action, intl })
  return (
    <PageShell root={auditPath}>
      <SetStepNav nav={[{ label: t(auditTexts.title), url: auditPath }, { label: name }]} />
      <div className={styles.entry}>
        <h1 className={view.title}>{name}</h1>
        <Facts cms={cms} entry={entry} intl={intl} />
        {entry.changes.length > 0 && (
          <section>
            <h2>{t(auditTexts.changes)}</h2>
            <ChangeList cms={cms} entry={entry} intl={intl} />
          </section>
        )}
        <p>
          <a href={auditPath}>{t(auditTexts.back)}</a>
        </p>
      </div>
    </PageShell>
  )
}

function Facts(props: { cms: Payload; entry: ReadEntry; intl: PanelIntl }) {
  const { cms, entry, intl } = props
  const { t, moment } = intl
  const { at, container, document, locale, note, who } = entry
  const href = recordPath({ cms, entry })
  const record = recordWords({ cms, entry, intl })
  const filter = { container, ...(document !== null && { document }) }
  return (
    <dl className={styles.facts}>
      <dt>{t(auditTexts.who)}</dt>
      <dd>{who}</dd>
      <dt>{t(auditTexts.when)}</dt>
      <dd>
        <time dateTime={at}>{moment(at)}</time>
      </dd>
      <dt>{t(auditTexts.where)}</dt>
      <dd>
        {href === null ? record : <a href={href}>{record}</a>}
        {document !== null && (
          <span className={styles.aside}> · {containerWords({ cms, container, intl })}</span>
        )}
        {entry.fate !== 'there' && (
          <span className={styles.aside}>
            {' · '}
            {t(entry.fate === 'gone' ? auditTexts.gone : auditTexts.inTrash)}
          </span>
        )}
        {' · '}
        <a href={auditAddress({ filter })}>{t(auditTexts.allOfRecord)}</a>
      </dd>
      {locale !== null && (
        <>
          <dt>{t(auditTexts.language)}</dt>
          <dd lang={locale}>{localeNames[locale].name}</dd>
        </>
      )}
      {note !== null && (
        <>
          <dt>{t(auditTexts.note)}</dt>
          <dd>{note}</dd>
        </>
      )}
    </dl>
  )
}
