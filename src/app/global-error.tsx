'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { FailurePlace } from '@/components/panel/failure/failure-page.client'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

type Props = { error: Error & { digest?: string } }

// Next puts this page into the scripts of every other one: what it shows is fetched when it is
// needed.
const Failure = lazy(async () => {
  const { FailureAlone } = await import('@/components/panel/failure/failure-alone.client')
  return { default: FailureAlone }
})

function placeHere(): FailurePlace {
  return /^\/admin(?:\/|$)/.test(location.pathname) ? 'panel' : 'site'
}

/** In the panel the editor's choice, or else the language of the page. */
function languageHere(): Locale {
  const [, chosen = ''] = /(?:^|; )(?:__Host-)?payload-lng=(\w+)/.exec(document.cookie) ?? []
  const shown = document.documentElement.lang
  const languages = placeHere() === 'panel' ? [chosen, shown] : [shown]
  return languages.find(isLocale) ?? defaultLocale
}

/** Neither language nor place changes while the page is shown. */
function never(): () => void {
  return () => undefined
}

/** In place of a page whose layout has failed: mostly of the panel, as the front server mends others. */
export default function GlobalError({ error }: Props) {
  const language = useSyncExternalStore(never, languageHere, () => defaultLocale)
  const place = useSyncExternalStore<FailurePlace>(never, placeHere, () => 'panel')
  return (
    <html lang={language}>
      <body>
        <Suspense>
          <Failure language={language} place={place} digest={error.digest} />
        </Suspense>
      </body>
    </html>
  )
}
