'use client'

import type { Locale } from '@/i18n/locales'
import { FailurePage, type FailurePlace } from './failure-page.client'

// The panel's own sheets come with its layout, which is what has failed.
const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#141414);color:light-dark(#141414,#ebebeb)}
main{max-inline-size:36rem;margin-inline:auto;padding:15vh 24px 24px}
h1{font-size:26px;line-height:1.3}code{overflow-wrap:anywhere}a{color:inherit}
button{font:inherit;min-block-size:44px;padding-inline:20px;margin-inline-end:16px;border:0;border-radius:3px;background:light-dark(#222,#ebebeb);color:light-dark(#fff,#141414);cursor:pointer}`

type Props = { language: Locale; place: FailurePlace; digest: string | undefined }

/** The page of an error with its own style, for a document that has none. */
export function FailureAlone({ language, place, digest }: Props) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <FailurePage language={language} place={place} digest={digest} />
    </>
  )
}
