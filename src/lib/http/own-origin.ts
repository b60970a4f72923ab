import { getEnv } from '../env'
import { AppError } from '../errors/app-error'

/**
 * Refuses what another site made the browser send. Browsers name the origin of every POST; a
 * program without either header carries nobody's cookies, so there is nothing to protect.
 * @throws {AppError} `foreign-origin`
 */
export function requireOwnOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new AppError('foreign-origin')
  const origin = headers.get('origin')
  if (origin === null) return
  // A page that hides where it is (`no-referrer`) says `null` when it posts a form to its own site.
  if (origin === 'null' && site === 'same-origin') return
  if (origin !== new URL(getEnv().SITE_URL).origin) throw new AppError('foreign-origin')
}
