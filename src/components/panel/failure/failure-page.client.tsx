'use client'

import type { Locale } from '@/i18n/locales'
import { failureTexts } from './texts'
import { useOutage } from './use-outage.client'
import { useRequestId } from './use-request-id.client'

/** Where the page belongs that could not be shown. */
export type FailurePlace = 'panel' | 'site'

const home = { panel: '/admin', site: '/' } as const satisfies Record<FailurePlace, string>

type Props = {
  language: Locale
  place: FailurePlace
  /** The number under which Next has logged the error, where it was one of the server. */
  digest: string | undefined
  className?: string
}

/** Says that a page could not be shown, with a way on and a way back. */
export function FailurePage({ language, place, digest, className }: Props) {
  const requestId = useRequestId()
  const isAway = useOutage() === 'database'
  const code = requestId ?? digest
  const texts = failureTexts[place]
  const said = code === undefined ? 'withoutCode' : 'text'
  return (
    <main className={className}>
      <h1>{failureTexts.title[language]}</h1>
      <p role="status">{texts[isAway ? 'away' : said][language]}</p>
      {code !== undefined && (
        <p>
          {failureTexts.code[language]}: <code>{code}</code>
        </p>
      )}
      <p>
        <button type="button" onClick={() => location.reload()}>
          {failureTexts.retry[language]}
        </button>{' '}
        <a href={home[place]}>{texts.back[language]}</a>
      </p>
    </main>
  )
}
