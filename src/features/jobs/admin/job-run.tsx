import type { UIFieldServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import { RecordAction } from '@/components/panel/record-action.client'
import { mayRetry } from '@/features/audit/retry'
import { jobTexts, jobTitle } from './texts'

/** On the record of a job: what it does, how it stands, and a button that runs it now. */
export async function JobRun({ id, req, user }: UIFieldServerProps) {
  const viewer = editorRights(user)
  if (!viewer || !mayRetry(viewer) || typeof id !== 'number') return null
  const job = await req.payload.findByID({ collection: 'jobs', id, depth: 0, overrideAccess: true })
  const { language, t, moment } = panelIntl(adminLanguage(req.i18n.language))
  const { name, state, dueAt } = job
  return (
    <section aria-label={t(jobTitle(name))}>
      {state === 'running' ? (
        <p>{t(jobTexts.running)}</p>
      ) : (
        <>
          {dueAt && <p>{t(jobTexts[state], { moment: moment(dueAt) })}</p>}
          <RecordAction
            id={id}
            language={language}
            path="/workplace/jobs/run"
            text={t(jobTexts.run)}
          />
        </>
      )}
    </section>
  )
}
