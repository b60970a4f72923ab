'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { panelIntl } from '@/components/panel/panel-intl'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Locale } from '@/i18n/locales'
import styles from './account.module.css'
import { credentialPanelTexts as texts } from './credential-panel-texts'
import { CredentialField } from './credential-field.client'
import { accountTexts } from './texts'
import { useAccountCall } from './use-account-call.client'

type Step = 'password' | 'email'

const empty = { current: '', wanted: '', code: '' }

/** The editor's own password and address: each takes the current password, and a code if there is one. */
export function CredentialsPanel({
  language,
  isCodeNeeded,
  onPasswordChange,
}: {
  language: Locale
  isCodeNeeded: boolean
  /** Called when every other session has ended. */
  onPasswordChange: () => void
}) {
  const { t } = panelIntl(language)
  const title = useId()
  const { isBusy, status, send, clear } = useAccountCall({ name: 'credentials', language })
  const [step, setStep] = useState<Step | null>(null)
  const [typed, setTyped] = useState(empty)

  function choose(next: Step | null) {
    clear()
    setTyped(empty)
    setStep(next)
  }

  async function change() {
    const { current, wanted, code } = typed
    const proof = { current, ...(isCodeNeeded && { code }) }
    const isDone =
      step === 'password'
        ? await send({
            body: { step, password: wanted, ...proof },
            done: texts.passwordChanged,
          })
        : await send({ body: { step, email: wanted, ...proof }, done: texts.emailAsked })
    if (!isDone) return
    if (step === 'password') onPasswordChange()
    setTyped(empty)
    setStep(null)
  }

  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })

  return (
    <section aria-labelledby={title} className={styles.panel}>
      <h3 id={title}>{t(texts.title)}</h3>
      <p>{t(texts.intro)}</p>
      <StatusMessage status={status} />
      {step === null ? (
        <div className={styles.buttons}>
          {(['password', 'email'] as const).map((one) => (
            <Button buttonStyle="secondary" key={one} margin={false} onClick={() => choose(one)}>
              {t(one === 'password' ? texts.changePassword : texts.changeEmail)}
            </Button>
          ))}
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void change()
          }}
        >
          <CredentialField
            {...field('current')}
            autoComplete="current-password"
            label={t(texts.current)}
            type="password"
          />
          {step === 'password' ? (
            <CredentialField
              {...field('wanted')}
              autoComplete="new-password"
              hint={t(texts.passwordHint)}
              label={t(texts.password)}
              type="password"
            />
          ) : (
            <CredentialField
              {...field('wanted')}
              autoComplete="email"
              label={t(texts.email)}
              type="email"
            />
          )}
          {isCodeNeeded && (
            <CredentialField
              {...field('code')}
              autoComplete="one-time-code"
              label={t(texts.code)}
              type="text"
            />
          )}
          <div className={styles.buttons}>
            <Button disabled={isBusy} margin={false} type="submit">
              {t(accountTexts.confirm)}
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => choose(null)}
            >
              {t(accountTexts.cancel)}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
