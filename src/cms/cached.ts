import 'server-only'
import { unstable_cache } from 'next/cache'
import { draftsShown } from './drafts-shown'

/** Stands on every cached read, for when it is not known what has changed. */
export const everythingTag = 'everything'

/**
 * Wraps a read so that pages share its result until something under `tags` changes. Previews
 * bypass the cache and read drafts, as far as they may be seen (src/cms/drafts-shown.ts). `name` and
 * the arguments make the key.
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
  return async (args) => {
    const shown = await draftsShown()
    const showsDrafts =
      shown.kind === 'all' || (shown.kind === 'one' && tags.includes(shown.container))
    if (showsDrafts) return read({ ...args, draft: true })
    const load = unstable_cache(
      () => read({ ...args, draft: false }),
      [name, JSON.stringify(args)],
      {
        tags: [...tags, everythingTag],
        revalidate: false,
      },
    )
    return load()
  }
}
