import type { Payload } from 'payload'

/**
 * The path of the call, behind `/api`, that says what is asked before a record of a collection is
 * published. Its feature names it in `custom.publishingQuestion`; the call is given the `document`
 * and answers with `{ question: { title, text } | null }`.
 */
export function questionPath({ cms, slug }: { cms: Payload; slug: string }): string | null {
  const collection = cms.config.collections.find((one) => one.slug === slug)
  const path: unknown = collection?.custom.publishingQuestion
  return typeof path === 'string' ? path : null
}
