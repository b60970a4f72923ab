import type { Found } from '../found'
import type { Subject } from '../subject'
import { emailsIn, urlsIn } from '../tokens'

const LANGUAGE_PART = /^(?:ro|en|ru)$/u

/** The web addresses of the source; the language in one may differ. */
export function urls({ plain, source }: Subject): Found[] {
  if (source === null) return []
  return difference({ check: 'urls', own: urlsIn(plain), original: urlsIn(source), fold: foldUrl })
}

export function emails({ plain, source }: Subject): Found[] {
  if (source === null) return []
  const fold = (email: string): string => email.toLowerCase()
  return difference({ check: 'emails', own: emailsIn(plain), original: emailsIn(source), fold })
}

function difference(options: {
  check: string
  own: string[]
  original: string[]
  fold: (address: string) => string
}): Found[] {
  const { check, own, original, fold } = options
  const without = (some: string[], others: string[]): string[] => {
    const known = new Set(others.map(fold))
    return some.filter((address) => !known.has(fold(address)))
  }
  const [lost, added] = [without(original, own), without(own, original)]
  if (lost.length === 0 && added.length === 0) return []
  const variant = lost.length === 0 ? 'added' : added.length === 0 ? 'lost' : 'changed'
  return [
    { check, level: 'warning', args: { variant, lost: lost.join(', '), added: added.join(', ') } },
  ]
}

/** Pages in several languages are told apart by a subdomain or the first part of the path. */
function foldUrl(url: string): string {
  const bare = url.replace(/^https?:\/\//iu, '').replace(/\/+$/u, '')
  const [host = '', first = '', ...rest] = bare.split('/')
  const labels = host
    .toLowerCase()
    .split('.')
    .filter((label) => label !== 'www')
  const isOfLanguage = LANGUAGE_PART.test(first) || LANGUAGE_PART.test(labels[0] ?? '')
  const own = labels.filter((label, at) => at > 0 || !LANGUAGE_PART.test(label)).join('.')
  return isOfLanguage ? own : [own, first, ...rest].join('/')
}
