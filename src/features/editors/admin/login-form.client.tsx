'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Locale } from '@/i18n/locales'
import { SignInSteps } from './sign-in-steps.client'
import { loginTexts } from './texts'

/** The page that signs an editor in. */
export function LoginForm({ destination, language }: { destination: string; language: Locale }) {
  const { t } = useTranslation()
  return (
    <SignInSteps
      heading={(step) => <h1>{loginTexts[step === 'code' ? 'codeTitle' : 'title'][language]}</h1>}
      language={language}
      // Loads the whole panel: its browser side must know the editor from the beginning.
      // A link of a mail keeps its secret behind the #.
      onSignedIn={() => location.assign(`${destination}${location.hash}`)}
      submit={t('authentication:login')}
    />
  )
}
