import { getEnv } from '../env'

/** The full address of a path of this site. */
export function siteAddress(path: string): string {
  return `${getEnv().SITE_URL}${path}`
}
