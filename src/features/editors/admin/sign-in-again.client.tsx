'use client'

import { useTranslation } from '@payloadcms/ui'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import { SignInSteps } from './sign-in-steps.client'
import { signInAgainTexts } from './texts'

/** Signs the same editor in again, without leaving the page. */
export function SignInAgain({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const { i18n } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : defaultLocale
  return (
    // There is nothing to go back to without a session.
    <Dialog onClose={null} title={signInAgainTexts.title[language]}>
      <SignInSteps
        email={email}
        heading={() => <p>{signInAgainTexts.intro[language]}</p>}
        language={language}
        onSignedIn={onSignedIn}
        submit={signInAgainTexts.submit[language]}
      />
    </Dialog>
  )
}
