import { valueHash, type EditBase } from '@/lib/edit-base'

const nothing = valueHash(undefined)

/**
 * Whether a form shows what a draft says, given what the form was filled with, which follows its own
 * saves. Fields that the form does not have are none of its editor's.
 */
export function isRead({ base, draft }: { base: EditBase; draft: EditBase }): boolean {
  return Object.entries(base).every(([path, known]) => known.includes(draft[path]?.[0] ?? nothing))
}
