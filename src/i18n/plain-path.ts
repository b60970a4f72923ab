import { readablePath } from '@/lib/http/readable-path'
import { splitLocale } from './paths'

/**
 * An address of the site as its contents name it, decoded and without language, query, anchor and
 * slash at the end: `/ru/proj/cinema/?a=1` → `/proj/cinema`, and `/` for the home page.
 */
export function plainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const readable = readablePath(path).replace(/\/+$/, '')
  return (splitLocale(readable)?.path ?? readable) || '/'
}
