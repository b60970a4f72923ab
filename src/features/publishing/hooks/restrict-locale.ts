import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isLocale } from '@/i18n/locales'
import { editorRights, mayApprove, mayWrite, mayWriteShared } from '@/cms/access/rights'

const callSchema = z
  .object({
    data: z.record(z.string(), z.unknown()).nullable(),
    draft: z.unknown(),
    publishAllLocales: z.unknown(),
    publishSpecificLocale: z.unknown(),
    unpublishAllLocales: z.unknown(),
  })
  .partial()

function isAsked(flag: unknown): boolean {
  return flag !== undefined && flag !== null && flag !== false && flag !== 'false'
}

type Operation = {
  args: unknown
  operation: string
  req: PayloadRequest
  hasDrafts: boolean
}

function isAllowed({ args, operation, req, hasDrafts }: Operation): boolean {
  const editor = editorRights(req.user)
  if (!editor || mayWriteShared(editor)) return true
  // A version holds all languages.
  if (operation === 'restoreVersion') return false
  if (operation !== 'update') return true

  const call = callSchema.parse(args)
  if (isAsked(call.publishAllLocales) || isAsked(call.unpublishAllLocales)) return false
  if (req.file || req.query.uploadEdits !== undefined) return false
  const locale = call.publishSpecificLocale ?? req.locale
  if (!isLocale(locale) || !isLocale(req.locale)) return false
  if (!mayWrite({ editor, locale }) || !mayWrite({ editor, locale: req.locale })) return false
  if (!hasDrafts) return true
  // Saved otherwise than as a draft, a text is what readers see, or the language is withdrawn.
  return call.data?._status === 'published' ? mayApprove({ editor, locale }) : Boolean(call.draft)
}

/**
 * Refuses what access rules cannot see when translators and reviewers write: flags that reach
 * several languages, versions of a whole record, texts that go past the draft, and new files.
 */
export const restrictLocale: CollectionBeforeOperationHook = (call) => {
  const { args, collection, overrideAccess, req, ...rest } = call
  if (overrideAccess) return args
  const hasDrafts = Boolean(collection.versions?.drafts)
  if (!isAllowed({ args, req, hasDrafts, ...rest })) throw new Forbidden(req.t)
  return args
}

export const restrictGlobalLocale: GlobalBeforeOperationHook = (call) => {
  const { global, operation, overrideAccess, req } = call
  if (overrideAccess) return
  const hasDrafts = Boolean(global.versions?.drafts)
  if (!isAllowed({ args: call.args, operation, req, hasDrafts })) throw new Forbidden(req.t)
}
