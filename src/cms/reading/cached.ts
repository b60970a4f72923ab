import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { noteFailedRead } from './failed-reads'
import { visibleDrafts } from './visible-drafts'

/** Stands on every cached read, for when it is not known what has changed. */
export const everythingTag = 'everything'

/**
 * Wraps a read so that pages share its result until something under `tags` changes. Previews
 * bypass the cache and read drafts, as far as they may be seen (src/cms/reading/visible-drafts.ts). `name` and
 * the arguments make the key.
 *
 * A page asks Next for a result once, however many of its parts want it. Asked again for one that it
 * has just made, and that an edit has outdated meanwhile, Next 16.4 gives nothing: what it waits for
 * is the writing of the result, not the result.
 */
export function cached<Args extends object, Result>({
  name,
  tags,
  read,
}: {
  name: string
  tags: string[]
  read: (args: Args & { draft: boolean }) => Promise<Result>
}): (args: Args) => Promise<Result> {
  // Outside of pages each call gets a map of its own.
  const ofThisPage = cache(() => new Map<string, Promise<Result>>())

  return async (args) => {
    const shown = await visibleDrafts()
    const showsDrafts =
      shown.kind === 'all' || (shown.kind === 'one' && tags.includes(shown.container))
    if (showsDrafts) return read({ ...args, draft: true })
    const key = JSON.stringify(args)
    const asked = ofThisPage()
    const readNow = () =>
      read({ ...args, draft: false }).catch((error: unknown) => {
        noteFailedRead(error)
        throw error
      })
    const load = unstable_cache(readNow, [name, key], {
      tags: [...tags, everythingTag],
      revalidate: false,
    })
    const result = asked.get(key) ?? load()
    asked.set(key, result)
    return result
  }
}
