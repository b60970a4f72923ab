import type { Payload, PayloadRequest } from 'payload'
import { shareTheSame } from '@/cms/access/shared-values'
import { sharedDrafts } from './hooks/keep-shared-drafts'
import { toRefusal } from './hooks/publish-refusal'
import type { Locale } from '@/i18n/locales'
import { findBlockers, isGated } from '@/features/translation/evaluation/publish-gate'
import { readInLanguage } from '@/features/translation/content/record'
import { AppError } from '@/lib/errors/app-error'
import type { Publishable } from './publishable'

type Place = { cms: Payload; req: PayloadRequest; record: Publishable; locale: Locale }

/**
 * The publish gate for unattended work: it applies to the editor on whose behalf it runs.
 * @throws {AppError} `conflict`, with the texts that need work
 */
export async function requirePublishable({ cms, req, record, locale }: Place): Promise<void> {
  const { container, doc } = record
  if (!(await isGated({ cms, req, container }))) return
  const blockers = await findBlockers({ cms, req, container, doc, locales: [locale] })
  if (blockers.length === 0) return
  const { sentence } = toRefusal({ req, blockers, isOneLanguage: true })
  throw new AppError('conflict', { sentence })
}

/**
 * Publishing one language takes along what all languages share.
 * @throws {AppError} `conflict` when some of that is a draft
 */
export async function requireNoSharedDrafts({ cms, req, record, locale }: Place): Promise<void> {
  const { container, document } = record
  const place = { cms, req, container, document, locale }
  const drafted = await readInLanguage({ ...place, draft: true })
  const shown = await readInLanguage({ ...place, draft: false })
  const fields = [...container.fields]
  if (shareTheSame({ fields, docs: [drafted, shown] })) return
  throw new AppError('conflict', { sentence: sharedDrafts })
}
