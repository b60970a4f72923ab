import {
  editKeptName,
  editLeaves,
  editWrittenName,
  valueHash,
  type EditBase,
} from '@/lib/edit-base'
import { stringsIn } from '@/lib/is-record'

/**
 * What a form has sent. Until it is answered, a second save may be on its way: what that one then
 * finds stored comes from this form, and from nobody else. Once it is answered, the form may go on
 * showing it where the site has stored it in other words.
 */
export function ownTexts() {
  const sent = new Map<string, string[]>()
  // Entries of a base: what was sent, and what the site has made of it.
  const mended = new WeakSet<string[]>()

  function afterSave({ sent, stored }: { sent: string; stored: string }): string[] {
    if (sent === stored) return [stored]
    const known = [sent, stored]
    mended.add(known)
    return known
  }

  return {
    /**
     * The base of a save that sends these values, which are the form’s own from then on. Where they
     * are what the site has made of a text, `base` knows it from then on.
     */
    basedOn({ base, values }: { base: EditBase; values: unknown }): EditBase {
      const shown = editLeaves(values).flatMap(([path, value]) =>
        path in base ? [[path, valueHash(value)] as const] : [],
      )
      for (const [path, hash] of shown) {
        const known = base[path]
        if (known && mended.has(known) && known[1] === hash) base[path] = [hash]
      }
      const known = Object.entries(base).map(([path, hashes]): [string, string[]] => [
        path,
        [...hashes, ...(sent.get(path) ?? [])],
      ])
      for (const [path, hash] of shown) {
        if (hash !== base[path]?.[0]) sent.set(path, [...(sent.get(path) ?? []), hash])
      }
      return Object.fromEntries(known)
    },

    /**
     * A save is answered, and those before it with it: `base` says what is stored now, but for the
     * fields that others have changed. Returns those.
     */
    answered({ base, doc }: { base: EditBase; doc: Record<string, unknown> }): Set<string> {
      const written = stringsIn(doc[editWrittenName])
      for (const [path, hash] of Object.entries(written)) {
        const hashes = sent.get(path) ?? []
        sent.set(path, hashes.slice(hashes.indexOf(hash) + 1))
      }
      const kept = keptPaths(doc)
      for (const [path, value] of editLeaves(doc)) {
        const known = base[path]
        if (!known) continue
        const stored = valueHash(value)
        if (!kept.has(path)) base[path] = afterSave({ sent: written[path] ?? stored, stored })
        else if (mended.has(known) && known[1] === stored) kept.delete(path)
      }
      return kept
    },
  }
}

function keptPaths(doc: Record<string, unknown>): Set<string> {
  const told = doc[editKeptName]
  return new Set(Array.isArray(told) ? told.filter((path) => typeof path === 'string') : [])
}
