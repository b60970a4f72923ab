'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

type Props = { error: Error & { digest?: string } }

// Next puts this page into the scripts of every other one: what it shows is fetched when it is
// needed.
const Failure = lazy(async () => {
  const { FailureAlone } = await import('@/components/panel/failure/failure-alone.client')
  return { default: FailureAlone }
})

/** The editor's choice for the panel, or else the language of the page. */
function languageHere(): Locale {
  const [, chosen = ''] = /(?:^|; )(?:__Host-)?payload-lng=(\w+)/.exec(document.cookie) ?? []
  const shown = document.documentElement.lang
  return [chosen, shown].find(isLocale) ?? defaultLocale
}

/** The language does not change while the page is shown. */
function never(): () => void {
  return () => undefined
}

/** In place of a page whose layout has failed: of the panel, as the front server mends others. */
export default function GlobalError({ error }: Props) {
  const language = useSyncExternalStore(never, languageHere, () => defaultLocale)
  return (
    <html lang={language}>
      <body>
        <Suspense>
          <Failure language={language} digest={error.digest} />
        </Suspense>
      </body>
    </html>
  )
}
