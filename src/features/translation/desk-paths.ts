export const deskPath = '/admin/translations'
export const listPath = `${deskPath}/list`
export const unitPath = `${deskPath}/unit`
export const exchangePath = `${deskPath}/exchange`
export const glossaryPath = '/admin/collections/glossary-terms'

const segments = ['', 'list', 'unit', 'exchange'] as const

/** The part of a path below the desk's. */
export type Segment = (typeof segments)[number]

export function isSegment(segment: string): segment is Segment {
  return segments.some((known) => known === segment)
}
