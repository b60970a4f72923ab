'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AdminLabel } from '@/cms/label'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Locale } from '@/i18n/locales'
import { panelIntl } from '@/components/panel/panel-intl'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialogStyles from '@/components/panel/dialog/dialog.module.css'
import styles from './account.module.css'
import { accountTexts, otherTexts } from './texts'
import { useAccountCall } from './use-account-call.client'

type Step = 'send-link' | 'end-sessions' | 'reset-second-factor'

const steps: Record<Step, { name: AdminLabel; hint: AdminLabel }> = {
  'send-link': { name: otherTexts.sendLink, hint: otherTexts.sendLinkHint },
  'end-sessions': { name: otherTexts.endSessions, hint: otherTexts.endSessionsHint },
  'reset-second-factor': { name: otherTexts.resetFactor, hint: otherTexts.resetFactorHint },
}

/** How another editor signs in, with the buttons of an administrator. */
export function OtherEditorPanel({
  editor,
  factorSince,
  language,
  sessions: openSessions,
}: {
  editor: number
  factorSince: string | null
  language: Locale
  sessions: number
}) {
  const { t, day } = panelIntl(language)
  const [sessions, setSessions] = useState(openSessions)
  const [since, setSince] = useState(factorSince)
  const [asked, setAsked] = useState<Step | null>(null)
  const { isBusy, status, send } = useAccountCall({ name: 'editor-account', language })
  const offered: Step[] = [
    'send-link',
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    ...(since === null ? [] : (['reset-second-factor'] as const)),
  ]

  async function take(step: Step) {
    setAsked(null)
    if (!(await send({ body: { editor, step }, done: otherTexts.done }))) return
    // The form around this would lose what has not been saved, if the page were read again.
    if (step !== 'send-link') setSessions(0)
    if (step === 'reset-second-factor') setSince(null)
  }

  return (
    <section aria-labelledby="other-editor" className={styles.other}>
      <h2 id="other-editor">{t(otherTexts.title)}</h2>
      <p>
        {since === null ? t(otherTexts.factorOff) : t(otherTexts.factorOn, { day: day(since) })}
      </p>
      <p>{t(otherTexts.sessionCount, { count: sessions })}</p>
      <StatusMessage status={status} />
      <div className={styles.buttons}>
        {offered.map((step) => (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            key={step}
            margin={false}
            onClick={() => setAsked(step)}
            size="small"
          >
            {t(steps[step].name)}
          </Button>
        ))}
      </div>
      {asked &&
        createPortal(
          <Dialog onClose={() => setAsked(null)} title={t(steps[asked].name)}>
            <p>{t(steps[asked].hint)}</p>
            <div className={dialogStyles.buttons}>
              <Button margin={false} onClick={() => void take(asked)}>
                {t(accountTexts.confirm)}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={() => setAsked(null)}>
                {t(accountTexts.cancel)}
              </Button>
            </div>
          </Dialog>,
          document.body,
        )}
    </section>
  )
}
