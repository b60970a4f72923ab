import { chooseLanguage } from '@/i18n/choose-language'
import { AppError, errorResponse } from '@/lib/errors/app-error'
import { requireOwnOrigin } from '@/lib/http/own-origin'

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site made a browser send to the REST API; null for everything else. Payload
 * takes no cookie along from there, but who signs in has none yet: a form on another site could sign
 * its visitors in to an account of its owner, and record what they do in it.
 */
export function refuseForeign({ method, headers }: Request): Response | null {
  if (reading.has(method)) return null
  try {
    requireOwnOrigin(headers)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const cookie = headers.get('cookie') ?? undefined
    const language = chooseLanguage({
      cookie,
      'accept-language': headers.get('accept-language') ?? undefined,
    })
    return errorResponse({ error, language })
  }
}
