import { isRecord } from '@/lib/is-record'

/** The version that is to be what readers see; null for everything else that is done to a record. */
export function versionToPublish({
  args,
  operation,
}: {
  args?: unknown
  operation: string
}): string | null {
  if (operation !== 'restoreVersion' || !isRecord(args) || args.draft === true) return null
  return typeof args.id === 'string' || typeof args.id === 'number' ? String(args.id) : null
}
