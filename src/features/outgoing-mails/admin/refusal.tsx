import type { UIFieldServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import { RecordAction } from '@/components/panel/record-action.client'
import { readRefused } from '@/mail/outbox/refused'
import { mayRetry } from '@/features/audit/retry'
import { refusalTexts } from './texts'

/** On the record of a refused mail: what can still be done about it. */
export async function Refusal({ id, req, user }: UIFieldServerProps) {
  const viewer = editorRights(user)
  if (!viewer || !mayRetry(viewer) || typeof id !== 'number') return null
  const refused = await readRefused({ cms: req.payload, id })
  if (!refused) return null
  const { language, t, moment } = panelIntl(adminLanguage(req.i18n.language))
  const { keptUntil } = refused
  return (
    <section aria-labelledby="refusal">
      <h2 id="refusal">{t(refusalTexts.title)}</h2>
      {keptUntil === null ? (
        <p>{t(refusalTexts.erased)}</p>
      ) : (
        <>
          <p>{t(refusalTexts.kept, { moment: moment(keptUntil.toISOString()) })}</p>
          <RecordAction
            id={id}
            language={language}
            path="/workplace/outgoing-mails/send-again"
            text={t(refusalTexts.sendAgain)}
          />
        </>
      )}
    </section>
  )
}
