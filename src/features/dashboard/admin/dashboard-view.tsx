import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import styles from './dashboard.module.css'
import { Figures } from './figures'
import { FirstSteps } from './first-steps'
import { RecentChanges } from './recent-changes'
import { Shortcuts } from './shortcuts'
import { dashboardTexts } from './texts'
import { WaitingDrafts } from './waiting-drafts'
import { WaitingPeople } from './waiting-people'
import { WaitingPlanned } from './waiting-planned'
import { WaitingReviews } from './waiting-reviews'

/** The first page of the admin: what waits, how the site is doing, who has changed what. */
export function DashboardView({
  initPageResult,
  parts: foreignParts = [],
}: AdminViewServerProps & { parts?: string[] }) {
  const { req } = initPageResult
  const editor = editorRights(req.user)
  if (!editor) return null
  const { payload: cms, i18n } = req
  const intl = panelIntl(adminLanguage(i18n.language))
  const { t } = intl
  const parts = { cms, editor, intl }
  const answersPeople = mayWriteShared(editor)
  return (
    <main className={styles.dashboard}>
      <h1 className={styles.title}>{t(dashboardTexts.title)}</h1>
      <Shortcuts editor={editor} intl={intl} />
      <section aria-labelledby="waiting">
        <h2 className={styles.heading} id="waiting">
          {t(dashboardTexts.waiting)}
        </h2>
        <div className={styles.cards}>
          {editor.role === 'admin' && <FirstSteps {...parts} />}
          {answersPeople && <WaitingPeople {...parts} />}
          <WaitingReviews {...parts} />
          <WaitingPlanned {...parts} />
          <WaitingDrafts {...parts} />
        </div>
        <p className={styles.nothing}>{t(dashboardTexts.nothing)}</p>
      </section>
      <RenderServerComponent
        Component={foreignParts}
        importMap={cms.importMap}
        serverProps={{ i18n, payload: cms, user: req.user }}
      />
      {answersPeople && (
        <>
          <section aria-labelledby="numbers">
            <h2 className={styles.heading} id="numbers">
              {t(dashboardTexts.numbers)}
            </h2>
            <Suspense fallback={<p>{t(dashboardTexts.counting)}</p>}>
              <Figures cms={cms} intl={intl} />
            </Suspense>
          </section>
          <RecentChanges cms={cms} intl={intl} />
        </>
      )}
    </main>
  )
}
