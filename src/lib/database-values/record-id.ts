import { z } from 'zod'

/** The number of a record. PostgreSQL counts records with 32 bits, and fails over a longer number. */
export const recordId = z.number().int().positive().max(2_147_483_647)
