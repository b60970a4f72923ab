import * as z from 'zod'
import { locales } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { setMessageOverrides } from '@/i18n/message-overrides'
import { log } from '@/lib/log'
import type { App, AppRegistry } from '../app/app-registry'
import type { PageServer } from './page-server'
import { preparePages } from './prepare-pages'
import { createShareImages } from './share-images'

type Parts = {
  apps: Pick<AppRegistry, 'active'>
  pages: () => Pick<PageServer, 'refresh'>
  renders: { idle: () => Promise<void> }
}

/** Pages of every language that the site map does not list. */
const unlisted = [
  paths.auth,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.google,
  paths.account,
  paths.externalTerms,
  paths.externalPrivacy,
].flatMap((path) => locales.map((locale) => localePath({ locale, path })))

const edited = z.record(z.string(), z.string())
const revalidated = z.object({
  /** Texts of the error pages as editors have changed them; null where they are unchanged. */
  texts: z.object({ ro: edited, en: edited, ru: edited }).nullable(),
  /** Those of an outage so far; a process of a former build does not count them. */
  failedReads: z.number().default(0),
})

/** Reads what the application says, null where it cannot be understood. */
function createReader() {
  let hasFailed = false
  return (body: Buffer): z.infer<typeof revalidated> | null => {
    try {
      const said = revalidated.parse(JSON.parse(body.toString()))
      hasFailed = false
      return said
    } catch (error) {
      // The question is repeated twice a second: log it once.
      if (!hasFailed) log.error({ event: 'revalidation-not-understood', err: error })
      hasFailed = true
      return null
    }
  }
}

/** Longest wait for the list of pages, in milliseconds. */
const listTimeoutMs = 15_000

/** Background work on the pages of the site, done while no reader waits. */
export function createSitePages({ apps, pages, renders }: Parts) {
  const readRevalidated = createReader()
  const shareImages = createShareImages({
    ask: async (path) => {
      await renders.idle()
      await apps
        .active()
        ?.ask({ path })
        .catch(() => undefined)
    },
  })

  /**
   * Marks everything under the tags as stale; `null` means everything there is.
   * @returns how many reads of pages an outage has kept from succeeding, null where nothing was marked
   */
  async function revalidate(options: {
    app: App | null
    tags: string[] | null
  }): Promise<number | null> {
    const { app, tags } = options
    const answer = await app
      ?.ask({
        ...{ path: '/internal/revalidate', method: 'POST' },
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      })
      .catch(() => null)
    const said = answer?.status === 200 ? readRevalidated(answer.body) : null
    if (said?.texts) setMessageOverrides({ texts: said.texts, broken: [] })
    return said?.failedReads ?? null
  }

  return {
    revalidate,
    /** Makes a page; gives the state of the application's cache, null where that failed. */
    async visit(path: string): Promise<string | null> {
      await renders.idle()
      const { state, document } = await pages().refresh(path)
      shareImages.noteIn(document)
      return state
    },
    /** The pages of the site, in all languages; null where the site map cannot be read. */
    async list(app: App): Promise<string[] | null> {
      try {
        const { status, body } = await app.ask({ path: '/sitemap.xml', timeoutMs: listTimeoutMs })
        if (status !== 200) throw new Error(`The application answers ${status} for its site map.`)
        const addresses = body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)
        const listed = [...addresses].map(([, address = '']) => new URL(address).pathname)
        return [...listed, ...unlisted]
      } catch (error) {
        log.warn({ event: 'pages-not-listed', err: error })
        return null
      }
    },
    /**
     * Has a new process reread everything and render pages before readers reach it.
     * @throws Error where it fails, or cannot render a page that the running process renders
     */
    async prepare({ app, list }: { app: App; list: string[] }): Promise<void> {
      if ((await revalidate({ app, tags: null })) === null) {
        throw new Error('The new build cannot read what pages are made of.')
      }
      await preparePages({ app, running: apps.active(), list })
    },
  }
}
