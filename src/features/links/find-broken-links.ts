import type { Field, Payload, PayloadRequest } from 'payload'
import { plainPath } from '@/i18n/plain-path'
import { isRecord } from '@/lib/is-record'
import { titleIn } from '@/features/audit/list-changes'
import { globalStates, isPublicIn, recordStates, type States } from '@/cms/record-states'
import { findLinkFault } from './link-fault'
import { linksIn, mayHoldLinks, type PlacedLink } from './links-in'
import { readSitePages } from './read-site-pages'
import type { Fault, SitePages } from './site-pages'

type Cms = { cms: Payload; req: PayloadRequest }

/** One of our own links that is broken. */
export type BrokenLink = Pick<PlacedLink, 'url' | 'path' | 'locale' | 'words'> & {
  kind: 'collection' | 'global'
  container: string
  /** Empty for a global. */
  document: string
  /** In Romanian; null for a global, and for a record without a title. */
  title: string | null
  fault: Fault
  /** Whether readers meet it, or only a draft has it. */
  isPublic: boolean
}

/**
 * Every link in the contents of the site that leads nowhere, published or in a draft; what is in the
 * trash is left out. Found by the configuration of the fields, so that a new collection or global
 * needs no mention here. Nothing is asked of other sites.
 */
export async function findBrokenLinks({ cms, req }: Cms): Promise<BrokenLink[]> {
  const pages = await readSitePages({ cms, req })
  const origin = cms.config.serverURL
  const broken: BrokenLink[] = []
  for (const { slug, fields, admin } of cms.config.collections) {
    if (!mayHoldLinks(fields)) continue
    for (const [document, states] of await recordStates({ cms, req, slug, trash: false })) {
      const title = titleIn({ titleField: admin.useAsTitle, doc: states.newest ?? states.stored })
      const place = { kind: 'collection' as const, container: slug, document, title }
      const from = slug === 'redirects' ? getAddress(states.stored) : null
      const faults = faultsIn({ ...states, fields, pages, origin, from })
      broken.push(...faults.map((fault) => ({ ...place, ...fault })))
    }
  }
  for (const { slug, fields } of cms.config.globals) {
    if (!mayHoldLinks(fields)) continue
    const place = { kind: 'global' as const, container: slug, document: '', title: null }
    const states = await globalStates({ cms, req, slug })
    const faults = faultsIn({ ...states, fields, pages, origin, from: null })
    broken.push(...faults.map((fault) => ({ ...place, ...fault })))
  }
  return broken
}

type Faulty = Pick<BrokenLink, 'url' | 'path' | 'locale' | 'words' | 'fault' | 'isPublic'>

function faultsIn(
  options: States & {
    fields: readonly Field[]
    pages: SitePages
    origin: string
    /** For a redirect: the address it is made for. */
    from: string | null
  },
): Faulty[] {
  const { stored, newest, fields, pages, origin, from } = options
  const found = new Map<string, Faulty>()
  for (const data of [stored, newest]) {
    for (const { kind, ...link } of linksIn({ fields, data })) {
      const isPublic = data === stored && isPublicIn({ doc: stored, locale: link.locale })
      const key = `${link.path} ${link.locale ?? ''} ${link.url}`
      if (found.get(key)?.isPublic) continue
      const asked = { url: link.url, kind, pages, origin }
      const fault = findLinkFault({ ...asked, ...(from !== null && { from }) })
      if (fault !== null) found.set(key, { ...link, fault, isPublic })
    }
  }
  // A withdrawn text that has since been fixed needs no work.
  const current = new Set(
    linksIn({ fields, data: newest ?? stored }).map(
      ({ path, locale, url }) => `${path} ${locale ?? ''} ${url}`,
    ),
  )
  return [...found].flatMap(([key, link]) => (link.isPublic || current.has(key) ? [link] : []))
}

function getAddress(redirect: unknown): string | null {
  return isRecord(redirect) && typeof redirect.from === 'string' ? plainPath(redirect.from) : null
}
