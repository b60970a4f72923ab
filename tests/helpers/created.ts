import { z } from 'zod'

const schema = z.object({ doc: z.object({ id: z.number() }) })

/** The id of the record that a call has created. */
export function createdId(answer: unknown): number {
  return schema.parse(answer).doc.id
}
