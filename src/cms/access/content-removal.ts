import type { Access } from 'payload'
import { isRecord } from '@/lib/is-record'
import { isAdmin } from './is-admin'
import { isContentEditor } from './is-content-editor'

/**
 * Moving to the trash: administrators and editors. Deleting for good: administrators. Payload asks
 * in the same words about both, and names the day of the trash where it means that.
 */
export const contentRemoval: Access = (args) => {
  const data: unknown = args.data
  const isTrashing = isRecord(data) && typeof data.deletedAt === 'string'
  return isTrashing ? isContentEditor(args) : isAdmin(args)
}
