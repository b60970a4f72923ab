import type { CollectionBeforeOperationHook } from 'payload'
import { isUpdate } from '@/cms/changes/is-update'
import { isRecord } from '@/lib/is-record'

/**
 * A record that is restored from the trash as a draft is a draft in every language. Payload takes
 * the status for that of one language and leaves the others published.
 */
export const restoreAsDraftInAllLanguages: CollectionBeforeOperationHook = (call) => {
  const { args } = call
  const given: unknown = args
  // Only a call that reaches into the trash restores: others send the field along as it is.
  if (!isUpdate(call) || !isRecord(given) || given.trash !== true || !isRecord(given.data))
    return args
  const { deletedAt, _status: status } = given.data
  return deletedAt === null && status === 'draft' ? { ...args, unpublishAllLocales: true } : args
}
