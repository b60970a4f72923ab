'use client'

import { useState } from 'react'
import { toProblem } from '@/auth/client/error-key'
import { problemText } from '@/auth/client/problem-text'
import { callSdk } from '@/auth/client/sdk/sdk.client'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import type { AccountTexts } from './account-texts'
import type { Account } from './answers'
import styles from './unverified-notice.module.css'

type Props = {
  account: Account
  locale: Locale
  texts: Pick<AccountTexts, 'unverified' | 'form'>
  reload: () => Promise<unknown>
}

type Notice = { tone: 'status' | 'success' | 'error'; text: string; isNeedless?: boolean }

/**
 * Reminds of the address that is still to be confirmed, and can send its link again. Once it is
 * confirmed nothing is left, but for the answer to having asked in vain.
 */
export function UnverifiedNotice({ account, locale, texts, reload }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { unverified, form } = texts
  const values = { email: account.email }

  async function resend(): Promise<void> {
    setIsBusy(true)
    const problem = toProblem(await callSdk((sdk) => sdk.sendVerificationMail()))
    setIsBusy(false)
    if (!problem) {
      setNotice({ tone: 'success', text: fillIn({ text: unverified.resent, values }) })
      return
    }
    const text = `${form.attention} ${problemText({ problem, texts: form, locale })}`
    // Confirmed meanwhile, in another tab or on another device.
    const isNeedless = problem.key === 'EMAIL_ALREADY_VERIFIED_ERROR'
    setNotice({ tone: isNeedless ? 'status' : 'error', text, isNeedless })
    if (isNeedless) await reload()
  }

  if (account.isVerified && !notice?.isNeedless) return null
  return (
    <section className={styles.notice} aria-labelledby="unverified">
      {!account.isVerified && (
        <>
          <h2 className={styles.title} id="unverified">
            {unverified.title}
          </h2>
          <p>{fillIn({ text: unverified.text, values })}</p>
          <FormActions>
            <SubmitButton
              isBusy={isBusy}
              busyText={unverified.sending}
              onClick={() => void resend()}
            >
              {unverified.resend}
            </SubmitButton>
          </FormActions>
        </>
      )}
      <LiveNotice tone={notice?.tone ?? 'status'}>{notice && <p>{notice.text}</p>}</LiveNotice>
    </section>
  )
}
