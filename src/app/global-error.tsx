'use client'

import { useSyncExternalStore } from 'react'
import { FailurePage } from '@/admin/failure/failure-page.client'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

type Props = { error: Error & { digest?: string } }

// The panel's own sheets come with its layout, which is what has failed.
const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#141414);color:light-dark(#141414,#ebebeb)}
main{max-inline-size:36rem;margin-inline:auto;padding:15vh 24px 24px}
h1{font-size:26px;line-height:1.3}code{overflow-wrap:anywhere}a{color:inherit}
button{font:inherit;min-block-size:44px;padding-inline:20px;margin-inline-end:16px;border:0;border-radius:3px;background:light-dark(#222,#ebebeb);color:light-dark(#fff,#141414);cursor:pointer}`

/** As the editor has chosen it for the panel, or else as the page says. */
function languageHere(): Locale {
  const [, chosen = ''] = /(?:^|; )payload-lng=(\w+)/.exec(document.cookie) ?? []
  const shown = document.documentElement.lang
  return [chosen, shown].find(isLocale) ?? defaultLocale
}

/** The language does not change while the page stands. */
function never(): () => void {
  return () => undefined
}

/** In place of a page whose layout has failed: of the panel, as the front server mends others. */
export default function GlobalError({ error }: Props) {
  const language = useSyncExternalStore(never, languageHere, () => defaultLocale)
  return (
    <html lang={language}>
      <body>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <FailurePage language={language} digest={error.digest} />
      </body>
    </html>
  )
}
