import { expect, test } from 'vitest'
import type { AppResponse } from '../responses'
import { preparePages } from './prepare-pages'

type Said = { status: number; state?: string }

/** A process that answers some pages in a way of their own, null being none, and makes all others. */
function processWith(pages: Record<string, Said | null>) {
  const asked: string[] = []
  const ask = ({ path }: { path: string }): Promise<AppResponse> => {
    asked.push(path)
    const said = pages[path]
    if (said === null) return Promise.reject(new Error('no answer'))
    const { status, state = 'HIT' } = said ?? { status: 200 }
    return Promise.resolve({ status, headers: { 'x-nextjs-cache': state }, body: Buffer.from('') })
  }
  return { asked, mark: 'mark', ask }
}

const list = ['/ro', '/ro/about', '/en/gone']
const well = processWith({})

test('a new build has every page made, the home pages whether they are listed or not', async () => {
  const app = processWith({ '/en/gone': { status: 404 }, '/ro/about': { status: 308 } })
  await preparePages({ app, running: well, list })
  expect(app.asked.toSorted()).toEqual(['/en', '/en/gone', '/ro', '/ro/about', '/ru'])
})

test.each([{ status: 500 }, { status: 503 }, null])(
  'a build that answers a page with %o, which the running one makes, does not take over',
  async (said) => {
    const app = processWith({ '/ro/about': said })
    await expect(preparePages({ app, running: well, list })).rejects.toThrow('/ro/about')
  },
)

test('a page that no build can make, or that the running one makes no longer, holds up none', async () => {
  const app = processWith({ '/ro/about': { status: 500 } })
  for (const said of [{ status: 500 }, { status: 200, state: 'STALE' }, null]) {
    await preparePages({ app, running: processWith({ '/ro/about': said }), list })
  }
  await preparePages({ app, running: null, list })
})

test('a build without home pages never takes over', async () => {
  const app = processWith({ '/ru': { status: 500 } })
  const running = processWith({ '/ru': { status: 500 } })
  await expect(preparePages({ app, running, list })).rejects.toThrow('/ru')
})
