import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isLocale, locales } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { findContainer } from '@/features/translation/content/containers'
import { readInLanguage } from '@/features/translation/content/record'

/** A change that says neither that it is a draft nor what status it leaves. */
export const plainCall = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  // Moving to the trash takes a record off the site, whatever its state.
  data: z.looseObject({ _status: z.undefined().optional(), deletedAt: z.undefined().optional() }),
  draft: z.literal(false).nullish(),
  publishAllLocales: z.literal(false).nullish(),
  unpublishAllLocales: z.literal(false).nullish(),
})

type Call = { args?: unknown; operation: string; req: PayloadRequest; slug: string }

/** Whether readers see a record, and someone has a draft of it in the language of the call. */
export async function isBesideDraft({ args, operation, req, slug }: Call): Promise<boolean> {
  const { data: call } = plainCall.safeParse(args)
  const { locale, payload: cms } = req
  const container = findContainer({ cms, slug })
  if (operation !== 'update' || !call || !container || !isLocale(locale)) return false
  if (container.kind === 'collection' && call.id === undefined) return false
  const place = { cms, req, container, document: String(call.id ?? '') }
  const newest = await readInLanguage({ ...place, locale, draft: true })
  if (!isRecord(newest) || newest._status !== 'draft') return false
  for (const one of locales) {
    const shown = await readInLanguage({ ...place, locale: one, draft: false })
    if (isRecord(shown) && shown._status === 'published') return true
  }
  return false
}

/**
 * A change that says nothing of its status has that of the newest version. Where this is a draft of
 * what readers see, the change belongs to the draft: as it stands it would take the language from
 * its readers, and show those of the others what all languages share.
 */
export const keepPublic: CollectionBeforeOperationHook = async (call) => {
  const isDraft = await isBesideDraft({ ...call, slug: call.collection.slug })
  return isDraft ? { ...call.args, draft: true } : call.args
}

export const keepGlobalPublic: GlobalBeforeOperationHook = async (call) => {
  const isDraft = await isBesideDraft({ ...call, slug: call.global.slug })
  return isDraft ? { ...call.args, draft: true } : call.args
}
