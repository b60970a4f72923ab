import { leafAt, valueHash, type EditBase } from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'

type Data = Record<string, unknown>

export type MergedEdit = {
  /** Fields that someone else has changed and this edit has not: they keep what is stored. */
  kept: string[]
  /** Those of them whose stored value the form has not been told. */
  news: string[]
  /** Fields that both have changed, each to something else. */
  conflicts: string[]
  /** The fields that this edit writes: hashes of what it says of them. */
  written: Record<string, string>
}

/**
 * Merges what a form sends into what is stored now, given what the form was filled with: takes out
 * of `data` every field that the form has not changed, so that a save writes what someone typed and
 * nothing else.
 */
export function mergeEdit(options: { data: Data; base: EditBase; stored: unknown }): MergedEdit {
  const { data, base, stored } = options
  const merged: MergedEdit = { kept: [], news: [], conflicts: [], written: {} }
  for (const [path, known] of Object.entries(base)) {
    const sent = leafAt({ data, path })
    if (sent === undefined) continue
    const sentHash = valueHash(sent)
    const storedHash = valueHash(leafAt({ data: stored, path }))
    const isKnown = known.some((hash) => hash === storedHash)
    if (sentHash === known[0]) {
      if (storedHash !== sentHash) merged.kept.push(path)
      if (!isKnown) merged.news.push(path)
      forget({ data, path })
    } else if (storedHash !== sentHash && !isKnown) {
      merged.conflicts.push(path)
    } else {
      merged.written[path] = sentHash
    }
  }
  return merged
}

function forget({ data, path }: { data: Data; path: string }): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    delete data[name]
    return
  }
  const inner = data[name]
  if (isRecord(inner)) forget({ data: inner, path: rest.join('.') })
}
