import { getEnv } from '../env'
import { AppError } from '../errors/app-error'

/**
 * Names the site's own address, which a visitor who opened the server under another name cannot know.
 */
function foreignOrigin(): AppError {
  const site = new URL(getEnv().SITE_URL).origin
  return new AppError('foreign-origin', {
    site,
    sentence: {
      ro: `Ați deschis pagina la o altă adresă decât cea a site-ului. Deschideți ${site} și încercați din nou acolo.`,
      en: `You have opened this page under a different address than the site’s own. Go to ${site} and try again there.`,
      ru: `Вы открыли страницу не по адресу сайта. Откройте ${site} и попробуйте ещё раз там.`,
    },
  })
}

/**
 * Refuses what another site made the browser send. Browsers name the origin of every POST; a
 * program without either header carries nobody's cookies, so there is nothing to protect.
 * @throws {AppError} `foreign-origin`
 */
export function requireOwnOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw foreignOrigin()
  const origin = headers.get('origin')
  if (origin === null) return
  // A page that hides where it is (`no-referrer`) says `null` when it posts a form to its own site.
  if (origin === 'null' && site === 'same-origin') return
  if (origin !== new URL(getEnv().SITE_URL).origin) throw foreignOrigin()
}
