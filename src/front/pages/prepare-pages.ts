import { locales } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import type { App } from '../app/app-registry'
import { warmUp } from './warm-up'

type PageSource = Pick<App, 'ask' | 'mark'>

/** A build that cannot make these serves nobody. */
const homePages = locales.map((locale) => localePath({ locale, path: paths.home }))

/** Whether a process makes a page, and the state of its cache. */
async function askForPage({ app, path }: { app: PageSource; path: string }) {
  const headers = { 'content-security-policy': `script-src 'nonce-${app.mark}'` }
  const answer = await app.ask({ path, headers }).catch(() => null)
  // A page may be missing, or be elsewhere.
  const isMade = answer !== null && answer.status < 500
  return { isMade, state: String(answer?.headers['x-nextjs-cache']) }
}

/**
 * Lets a new process make pages before readers reach it; they are not cached here. A page that the
 * running process cannot make either, or no longer, is not the fault of the new one.
 * @throws Error naming the first page that only the new process cannot make, or a home page
 */
export async function preparePages({
  app,
  running,
  list,
}: {
  app: PageSource
  /** The process that serves readers at present. */
  running: PageSource | null
  list: string[]
}): Promise<void> {
  const failed: string[] = []
  const visit = async (path: string) => {
    const { isMade, state } = await askForPage({ app, path })
    if (!isMade) failed.push(path)
    return isMade ? state : null
  }
  await warmUp({ pages: [...new Set([...homePages, ...list])], visit })
  for (const path of failed) {
    const before = running && (await askForPage({ app: running, path }))
    // What is outdated there is a page that it could make once.
    const isWorse = before?.isMade === true && before.state !== 'STALE'
    if (isWorse || homePages.includes(path)) throw new Error(`The new build cannot make ${path}.`)
  }
}
