import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { AppResponse } from '../responses'
import { type StyleInliner, withoutSheets } from './inline-styles'
import { hydrateLate, isForReading } from './late-hydration'
import { unmarkScripts } from './csp-hashes'
import { pagePolicy } from './policy'
import { hasPreviewCookie } from '../requests/preview-cookie'
import { documentVary, withoutHeaders, withoutMark } from '../headers'
import { speculationRulesHeader } from './speculation-rules'

export type FinishOptions = {
  /** Public origin of the site. */
  origin: string
  hasStrictPolicy: boolean
  hydratesLate: boolean
  /** Null where style sheets stay files. */
  inlineStyles: StyleInliner | null
}

type Unfinished = {
  answer: AppResponse
  /** Request headers of the reader. */
  headers: IncomingHttpHeaders
  /** Nonce of our own scripts (src/lib/script-mark.ts). */
  mark: string
}

/** How a page may be kept by browsers: they ask each time, and mostly hear that it is the same. */
const keptByBrowsers = 'public, max-age=0, must-revalidate'

// The body is another one when it leaves.
const ofTheBody = ['etag', 'content-length']

/** Whether caches may give it to others: what is for an editor alone is not to be stored. */
function mayBeStored({ 'cache-control': control }: OutgoingHttpHeaders): boolean {
  return !/no-store|private/.test(String(control))
}

/**
 * Turns an answer of the application into what is sent: documents get their late scripts and their
 * policy, and nothing leaves with the mark of our own scripts.
 */
export function createFinisher(options: FinishOptions) {
  const { origin, hasStrictPolicy, hydratesLate, inlineStyles } = options

  return function finish({ answer, headers: requestHeaders, mark }: Unfinished): AppResponse {
    const headers = withoutHeaders({ headers: answer.headers, names: ofTheBody })
    if (String(headers['cache-control']).includes('s-maxage')) {
      headers['cache-control'] = keptByBrowsers
    }
    const type = String(headers['content-type'])
    if (type.startsWith('text/x-component')) {
      const body = Buffer.from(answer.body.toString().replaceAll(mark, ''))
      return { ...answer, headers: withoutMark({ headers, mark }), body }
    }
    if (!type.startsWith('text/html')) {
      return { ...answer, headers: withoutMark({ headers, mark }) }
    }

    // Editors look at drafts in a frame of the admin panel, which hears of changes by script.
    const isPreview = hasPreviewCookie(requestHeaders) && !mayBeStored(headers)
    headers.vary = documentVary(headers.vary)
    const rendered = answer.body.toString()
    const { document, hashes } = unmarkScripts({
      document: hydratesLate && !isPreview ? hydrateLate({ document: rendered, mark }) : rendered,
      mark,
    })
    const isReadingPage = !isPreview && isForReading(rendered)
    if (isReadingPage) Object.assign(headers, speculationRulesHeader)
    // Script fills it with personal data, or a password is typed: it must not come back
    // from a browser's back/forward cache.
    else headers['cache-control'] = 'no-store'
    // Where the framework loads at once it would fetch the sheets anyway.
    const styled =
      inlineStyles && hydratesLate && isReadingPage
        ? inlineStyles(document)
        : { document, hashes: [] }
    if (styled.hashes.length > 0 && headers.link !== undefined) {
      headers.link = withoutSheets(String(headers.link))
    }
    if (hasStrictPolicy) {
      headers['content-security-policy'] = pagePolicy({
        origin,
        hashes,
        styleHashes: styled.hashes,
        isPreview,
      })
    }
    return {
      ...answer,
      headers: withoutMark({ headers, mark }),
      body: Buffer.from(styled.document),
    }
  }
}

export type Finisher = ReturnType<typeof createFinisher>
