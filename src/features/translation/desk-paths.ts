export const deskPath = '/admin/translations'
export const listPath = `${deskPath}/list`
export const unitPath = `${deskPath}/unit`
export const exchangePath = `${deskPath}/exchange`
export const glossaryPath = '/admin/collections/glossary-terms'

/** An address with its query, which may be empty. */
export function withQuery({ path, query }: { path: string; query: string }): string {
  return query === '' ? path : `${path}?${query}`
}

const segments = ['', 'list', 'unit', 'exchange'] as const

/** What follows the address of the desk. */
export type Segment = (typeof segments)[number]

export function isSegment(segment: string): segment is Segment {
  return segments.some((known) => known === segment)
}
