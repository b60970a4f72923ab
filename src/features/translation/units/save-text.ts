import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { deskTransaction } from './desk-transaction'
import { readView } from '../reading/read-unit'
import { emptiedSource, withoutSource } from './refusals'
import { saveTexts } from './save-texts'
import { findPlace } from './unit-place'
import type { SaveInput, SaveResult } from '../reading/views'

type Save = {
  cms: Payload
  editor: EditorRights
  input: SaveInput
  /** Language of the panel. */
  language: Locale
}

/**
 * Stores a text in one language: as a draft, or public when it is approved. Someone who saved in
 * the meantime is never overwritten: the answer is then their text.
 *
 * @throws {AppError} `forbidden`, `locked`, `not-found`, `conflict` without a source, or for a source without a text
 * @throws {ValidationError} Payload’s, when the record does not take the text
 */
export function saveText(options: Save): Promise<SaveResult> {
  const { cms, language } = options
  return deskTransaction({ cms, language, work: (req) => save({ ...options, req }) })
}

async function save(options: Save & { req: PayloadRequest }): Promise<SaveResult> {
  const { cms, req, editor, input } = options
  const { unit, locale, origin = 'desk' } = input
  const place = await findPlace({ cms, req, unit })
  if (!place) throw new AppError('not-found')
  const [outcome] = await saveTexts({ cms, req, editor, ...place, locale, origin, inputs: [input] })
  switch (outcome?.status) {
    case 'saved':
      return { ...outcome, view: await readView({ ...options, unit, locale }) }
    case 'conflict':
    case 'refused':
      return outcome
    case 'source-changed':
      return { status: 'source-changed', view: await readView({ ...options, unit, locale }) }
    case 'locked':
      throw new AppError('locked')
    case 'without-source':
      throw withoutSource()
    case 'emptied-source':
      throw emptiedSource()
    case 'not-found':
    case undefined:
      throw new AppError('not-found')
  }
}
