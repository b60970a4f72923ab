import type { Payload } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { textFormats, unitKinds } from '../types'
import { documentTitle } from './config-labels'
import { fieldTitle } from './field-title'

/** Where a text is and how it is written: columns of `translation_units`. */
export const placeColumns = {
  unit: z.string(),
  kind: z.enum(unitKinds),
  container: z.string(),
  document: z.string(),
  document_title: z.string(),
  path: z.string(),
  format: z.enum(textFormats),
}

type PlaceRow = z.infer<z.ZodObject<typeof placeColumns>>

/** Where a text stands, for people: „Acasă › Bannerul 1 › Titlu”. */
export function placeTitle(options: { cms: Payload; row: PlaceRow; language: Locale }): string {
  const { cms, row, language } = options
  const record = documentTitle({ cms, language, ...row, title: row.document_title })
  return `${record} › ${fieldTitle({ cms, language, ...row })}`
}
