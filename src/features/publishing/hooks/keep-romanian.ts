import type { GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusal } from '@/cms/refusal'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { findContainer } from '@/features/translation/content/containers'
import { publicLanguages } from '@/features/translation/content/record'
import { isWithdrawable, romanianStays } from '../withdrawable'

const callSchema = z
  .object({
    data: z.object({ _status: z.unknown() }).partial(),
    draft: z.unknown(),
    unpublishAllLocales: z.unknown(),
  })
  .partial()

/** Whether a call leaves the language that it is in, or all, as a draft only. */
function isWithdrawal({ args, req }: { args: unknown; req: PayloadRequest }): boolean {
  const { data: call = {} } = callSchema.safeParse(args)
  const { data, draft, unpublishAllLocales } = call
  if (unpublishAllLocales === true || unpublishAllLocales === 'true') return true
  if (draft === true || data?._status === undefined || data._status === 'published') return false
  const locale = isLocale(req.locale) ? req.locale : 'all'
  return !isWithdrawable({ document: '', locale })
}

/**
 * Keeps the Romanian of what every page needs public, whoever tries to withdraw it: no page can be
 * rendered without it.
 */
export const keepRomanian: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const { payload: cms } = req
  const container = findContainer({ cms, slug: global.slug })
  if (operation !== 'update' || !container || !isWithdrawal({ args, req })) return
  const shown = await publicLanguages({ cms, req, container, document: '' })
  if (!shown?.includes(defaultLocale)) return
  throw refusal({ req, code: 'conflict', sentence: romanianStays })
}
