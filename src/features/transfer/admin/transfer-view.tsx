import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { containerTitle } from '@/features/translation/content/config-labels'
import { transferContainers } from '../transfer-containers'
import { mayTransfer } from '../transfer-rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { AdminPage, requireEditor, getSegments } from '@/components/panel/admin-page'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { ImportPanel } from './import-panel.client'
import { transferTexts } from './texts'
import styles from './transfer.module.css'
import { transferPath } from './transfer-path'

/** All content into a file, and back. */
export function TransferView(props: AdminViewServerProps) {
  requireEditor({ view: props, mayOpen: mayTransfer })
  if (getSegments(props).length > 1) notFound()
  const { i18n, payload: cms } = props.initPageResult.req
  const language = adminLanguage(i18n.language)
  const { t } = panelIntl(language)
  const names = transferContainers(cms).map(({ kind, slug }): [string, string] => [
    slug,
    containerTitle({ cms, kind, container: slug, language }),
  ])
  return (
    <AdminPage steps={[{ label: t(transferTexts.title), url: transferPath }]} view={props}>
      <PageShell className={styles.transfer} root={transferPath}>
        <h1 className={view.title}>{t(transferTexts.title)}</h1>
        <section aria-labelledby="transfer-export" className={styles.section}>
          <h2 id="transfer-export">{t(transferTexts.exportTitle)}</h2>
          <p className={styles.hint}>{t(transferTexts.exportHint)}</p>
          <a className={styles.download} download href="/api/workplace/content/export">
            {t(transferTexts.download)}
          </a>
        </section>
        <section aria-labelledby="transfer-import" className={styles.section}>
          <h2 id="transfer-import">{t(transferTexts.importTitle)}</h2>
          <p className={styles.hint}>{t(transferTexts.importHint)}</p>
          <ImportPanel language={language} names={Object.fromEntries(names)} />
        </section>
      </PageShell>
    </AdminPage>
  )
}
