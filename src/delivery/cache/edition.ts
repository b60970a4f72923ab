import { createHash } from 'node:crypto'

type Parts = {
  buildId: string
  /** Of the site, as visitors know it. */
  origin: string
  hasStrictPolicy: boolean
  hydratesLate: boolean
  inlinesStyles: boolean
}

/**
 * What instances have in common whose finished pages are the same.
 * @param database the cluster, as positions name it: pages that came with a copy are of another one
 */
export function editionOf({ database, ...parts }: Parts & { database: string }): string {
  const words = JSON.stringify([database, Object.entries(parts).sort()])
  return createHash('sha256').update(words).digest('base64url').slice(0, 22)
}
