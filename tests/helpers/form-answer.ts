import { z } from 'zod'

export const formRecord = z.looseObject({})

/** The answer to a save of a form: the stored record, or what was refused. */
export const formAnswer = z.looseObject({
  doc: formRecord.optional(),
  result: formRecord.optional(),
  errors: z
    .array(
      z.object({
        data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }),
      }),
    )
    .optional(),
})
