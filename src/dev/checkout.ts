import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const checkout = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** Who builds into, or serves from, this checkout's `.next`: see `process-lock.mjs`. */
export const claimsFolder = join(checkout, '.local/claims')

/** Where the local stack keeps its data; `LOCAL_DIR` moves it. */
export function localFolder(): string {
  return resolve(checkout, process.env.LOCAL_DIR || '.local')
}

/**
 * The folder of uploaded pictures as a whole path, for every process of a site on this machine:
 * `MEDIA_DIR`, of which a relative one is in the checkout, or one beside the local data in `folder`.
 */
export function mediaFolder({
  env,
  folder,
}: {
  env: Readonly<Record<string, string | undefined>>
  folder: string
}): string {
  return resolve(checkout, env.MEDIA_DIR || join(folder, 'media'))
}
