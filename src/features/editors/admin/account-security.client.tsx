'use client'

import { useState } from 'react'
import { panelIntl } from '@/components/panel/panel-intl'
import type { Locale } from '@/i18n/locales'
import type { EditorSession } from '../sign-in/editor-sessions'
import styles from './account.module.css'
import { CredentialsPanel } from './credentials.client'
import { SecondFactorPanel, type Factor } from './second-factor.client'
import { SessionsPanel } from './sessions.client'
import { accountTexts } from './texts'

/**
 * What keeps an editor's account safe. It keeps account of its changes by itself: if the page were
 * read again, the form above would lose what has been typed and not been saved.
 */
export function AccountSecurity({
  language,
  factor: storedFactor,
  sessions: openSessions,
}: {
  language: Locale
  factor: Factor | null
  sessions: EditorSession[]
}) {
  const { t } = panelIntl(language)
  const [factor, setFactor] = useState(storedFactor)
  const [sessions, setSessions] = useState(openSessions)

  function keep(isKept: (session: EditorSession) => boolean): void {
    setSessions((before) => before.filter(isKept))
  }
  const keepCurrent = () => keep(({ isCurrent }) => isCurrent)

  return (
    <section aria-labelledby="account-security" className={styles.security}>
      <h2 id="account-security">{t(accountTexts.title)}</h2>
      <CredentialsPanel
        isCodeNeeded={factor !== null}
        language={language}
        onPasswordChange={keepCurrent}
      />
      <SecondFactorPanel factor={factor} language={language} onChange={setFactor} />
      <SessionsPanel
        language={language}
        onEnd={(id) => keep((session) => session.id !== id)}
        onEndOthers={keepCurrent}
        sessions={sessions}
      />
    </section>
  )
}
