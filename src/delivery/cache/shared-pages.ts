import type { Position } from './changes-query'
import { cachedPage, type CachedPage } from './cached-page'
import type { PageCache } from './page-cache'
import type { SharedPageStore } from './shared-page-store'

/** Pages that are told of at once are asked for together. In milliseconds. */
const gathering = 20

type Parts = {
  store: Pick<SharedPageStore, 'put' | 'take' | 'prune'>
  cache: PageCache
  /** Names the edition of the site that this instance serves, on a database. */
  editionOn: (database: string) => string
  note: (error: unknown) => void
}

/**
 * Hands the pages that this instance has made to the others and takes over theirs (docs/adr/0020).
 * Nothing depends on it: an instance that hears of nobody makes its pages by itself.
 */
export function createSharedPages({ store, cache, editionOn, note }: Parts) {
  let edition: string | null = null
  let known: Position | null = null
  let told = new Set<string>()
  let hasFailed = false

  async function tolerate(work: Promise<void>): Promise<void> {
    try {
      await work
      hasFailed = false
    } catch (error) {
      // While the database is away each page would say so.
      if (!hasFailed) note(error)
      hasFailed = true
    }
  }

  async function takeOver(paths: string[] | null): Promise<void> {
    if (edition === null) return
    // Drawn first: a page that this instance begins meanwhile is newer.
    const ticket = cache.draw()
    for (const { path, etag, headers, body } of await store.take({ edition, paths })) {
      if (cache.isNewest(path) || cache.confirm({ path, ticket, etag })) continue
      cache.put({ path, ticket, page: await cachedPage({ etag, headers, br: body }) })
    }
  }

  function takeTold(): void {
    const paths = [...told].filter((path) => !cache.isNewest(path))
    told = new Set()
    if (paths.length > 0) void tolerate(takeOver(paths))
  }

  return {
    /** What every page knows that is begun now; null until something is settled. */
    known: (): string | null => known?.snapshot ?? null,
    /** From now on no page is begun that does not know of all changes up to there. */
    settle(position: Position): void {
      known = position
    },
    /** Begins, or begins anew, with what the others have. */
    async open({ database }: Position): Promise<void> {
      if (known?.database !== database) known = null
      const own = editionOn(database)
      edition = own
      await tolerate(takeOver(null))
      await tolerate(store.prune({ edition: own }))
    },
    /** @param options `snapshot`: what was known when the page was begun */
    async share({
      path,
      page: { etag, headers, forms },
      snapshot,
    }: {
      path: string
      page: CachedPage
      snapshot: string | null
    }): Promise<void> {
      if (edition === null || snapshot === null) return
      const page = { path, etag, headers, body: forms.br.body }
      await tolerate(store.put({ edition, page, snapshot }))
    },
    /** Somebody has shared a page. */
    hear(said: string): void {
      const [of, path = ''] = said.split(' ')
      if (of !== edition) return
      if (told.size === 0) setTimeout(takeTold, gathering)
      told.add(path)
    },
  }
}

export type SharedPages = ReturnType<typeof createSharedPages>
