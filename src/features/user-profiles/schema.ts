import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { isOneLine, isVisible } from '@/lib/plain-text'

const MAX_NAME = 100
const MAX_WORD = 40
const MAX_VALUE = 100
const MAX_PASIONS = 20

const nameError = 'NAME_FIELD_ERROR'
const pasionsError = 'PASIONS_FIELD_ERROR'

const name = z
  .string({ error: nameError })
  .normalize('NFC')
  .trim()
  .max(MAX_NAME, 'NAME_FIELD_too_long_ERROR')
  .refine(isOneLine, nameError)

const word = z
  .string()
  .normalize('NFC')
  .trim()
  .max(MAX_WORD, 'PASIONS_FIELD_too_long_ERROR')
  .refine((text) => isOneLine(text) && isVisible(text) && text !== '__proto__', pasionsError)

const note = z.union(
  [
    z.boolean(),
    z.number(),
    z.string().normalize('NFC').trim().max(MAX_VALUE, pasionsError).refine(isOneLine, pasionsError),
  ],
  { error: pasionsError },
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Not z.record(): that silently drops a key named __proto__, and counts words before they
// are normalised.
const pasions = z
  .custom<Record<string, unknown>>(isRecord, { error: pasionsError, abort: true })
  .transform((value) => Object.entries(value))
  .pipe(
    z
      .array(z.tuple([word, note]))
      .max(MAX_PASIONS, 'PASIONS_FIELD_too_many_ERROR')
      .transform((entries) => Object.fromEntries(entries)),
  )

const fields = { first_name: name, last_name: name, lang: z.enum(locales), pasions }

/**
 * The body of `POST /usermeta`: any of the fields, and no other. `pasions_before` are those that the
 * member's choice began with; without them the passions are replaced. Messages are catalogue keys.
 */
export const usermetaSchema = z.strictObject({ ...fields, pasions_before: pasions }).partial()

export type UsermetaInput = z.infer<typeof usermetaSchema>

/** Reads stored passions: whatever is not in order counts as none. */
export const storedPasionsSchema = pasions.catch({})
