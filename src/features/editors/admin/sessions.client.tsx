'use client'

import { Button } from '@payloadcms/ui'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Locale } from '@/i18n/locales'
import type { EditorSession } from '../sign-in/editor-sessions'
import { panelIntl } from '@/components/panel/panel-intl'
import styles from './account.module.css'
import { accountTexts } from './texts'
import { useAccountCall } from './use-account-call.client'

/** Where the editor is signed in, to be ended one by one or all but this one. */
export function SessionsPanel({
  language,
  sessions,
  onEnd,
  onEndOthers,
}: {
  language: Locale
  sessions: EditorSession[]
  onEnd: (id: string) => void
  onEndOthers: () => void
}) {
  const { t, moment } = panelIntl(language)
  const { isBusy, status, send } = useAccountCall({ name: 'sessions', language })

  async function end(id: string) {
    if (await send({ body: { session: id }, done: accountTexts.ended })) onEnd(id)
  }

  async function endOthers() {
    if (await send({ body: { others: true }, done: accountTexts.othersEnded })) onEndOthers()
  }

  return (
    <section aria-labelledby="account-sessions" className={styles.panel}>
      <h3 id="account-sessions">{t(accountTexts.sessions)}</h3>
      <p>{t(accountTexts.sessionsIntro)}</p>
      <ul className={styles.sessions}>
        {sessions.map(({ id, since, isCurrent }) => (
          <li key={id}>
            <time dateTime={since}>{t(accountTexts.since, { moment: moment(since) })}</time>
            {isCurrent ? (
              <span className={styles.mark}>{t(accountTexts.current)}</span>
            ) : (
              <Button
                aria-label={t(accountTexts.endSession, { moment: moment(since) })}
                buttonStyle="secondary"
                disabled={isBusy}
                margin={false}
                onClick={() => void end(id)}
                size="small"
              >
                {t(accountTexts.end)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <StatusMessage status={status} />
      {sessions.length > 1 && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void endOthers()}
        >
          {t(accountTexts.endOthers)}
        </Button>
      )}
    </section>
  )
}
