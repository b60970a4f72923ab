import { createLocalReq, type Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { mayWrite, type EditorRights } from '@/cms/access/rights'
import { findPublishable, type RecordName } from '../publishable'
import { AppError } from '@/lib/errors/app-error'
import { getPagePath } from './page-path'
import { linkLife, readPass, signPass } from '@/cms/preview-pass'

/**
 * A path by which anyone can see the draft of one record on its page for a day.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function makePreviewLink(
  options: RecordName & {
    cms: Payload
    editor: EditorRights
    locale: Locale
    secret: string
    now: Date
  },
): Promise<{ path: string; until: Date }> {
  const { cms, editor, locale, secret, now, container, document } = options
  if (!mayWrite({ editor, locale })) throw new AppError('forbidden')
  const req = await createLocalReq({}, cms)
  const record = await findPublishable({ cms, req, container, document })
  if (getPagePath({ cms, record, locale }) === null) {
    throw new AppError('not-found')
  }
  const until = new Date(now.getTime() + linkLife)
  const pass = { record: { container, document }, locale, until: until.getTime() }
  return { path: `/preview/shared/${signPass({ pass, secret })}`, until }
}

type OpenedLink =
  | { kind: 'page'; locale: Locale; path: string; until: Date }
  /** Its day is over, or what it showed is gone. */
  | { kind: 'over'; locale: Locale }
  | { kind: 'wrong' }

/** The page to which such a link leads now. */
export async function openPreviewLink(options: {
  cms: Payload
  token: string
  secret: string
  now: Date
}): Promise<OpenedLink> {
  const { cms, token, secret, now } = options
  const read = readPass({ token, secret, now })
  if (read.kind === 'wrong' || read.pass.record === null) return { kind: 'wrong' }
  const { locale, record: name, until } = read.pass
  if (read.kind === 'expired') return { kind: 'over', locale }
  const req = await createLocalReq({}, cms)
  try {
    const record = await findPublishable({ cms, req, ...name })
    const path = getPagePath({ cms, record, locale })
    if (path !== null) return { kind: 'page', locale, path, until: new Date(until) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  return { kind: 'over', locale }
}
