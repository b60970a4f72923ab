import type { Payload } from 'payload'
import { documentHref } from '@/features/translation/content/config-labels'
import { withQuery } from '@/lib/http/with-query'
import { auditFilterQuery, type AuditFilter } from '../audit-filter'
import type { ReadEntry } from '../list-entries'
import { numberedRecord } from '../options'

export const auditPath = '/admin/collections/audit-entries'

export function entryPath(id: number): string {
  return `${auditPath}/${id}`
}

/** The part of the log that a filter asks for. */
export function auditAddress(asked: { filter: AuditFilter; page?: number }): string {
  return withQuery({ path: auditPath, query: auditFilterQuery(asked) })
}

/** Where the record of an entry can be looked at; null when it is gone, or where it is none. */
export function recordPath({ cms, entry }: { cms: Payload; entry: ReadEntry }): string | null {
  const { container, document, fate } = entry
  if (fate === 'gone') return null
  if (cms.config.globals.some(({ slug }) => slug === container)) {
    return documentHref({ kind: 'global', container, document: '' })
  }
  if (document === null) return null
  const numbered = numberedRecord({ cms, container })
  if (numbered) return `${numbered.view}/${encodeURIComponent(document)}`
  const config = cms.config.collections.find(({ slug }) => slug === container)
  if (!config || config.admin.hidden === true) return null
  if (fate === 'in-trash') {
    return `/admin/collections/${container}/trash/${encodeURIComponent(document)}`
  }
  return documentHref({ kind: 'collection', container, document })
}
