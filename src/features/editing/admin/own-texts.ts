import { editLeaves, valueHash, type EditBase } from '@/lib/edit-base'

/**
 * What a form has sent and has had no answer to yet. A second save may be on its way before the first
 * is answered: what it then finds stored comes from this form, and from nobody else.
 */
export function ownTexts() {
  const sent = new Map<string, string[]>()
  return {
    /** The base of a save that sends these values, which are the form’s own from then on. */
    basedOn({ base, values }: { base: EditBase; values: unknown }): EditBase {
      const known = Object.entries(base).map(([path, hashes]): [string, string[]] => [
        path,
        [...hashes, ...(sent.get(path) ?? [])],
      ])
      for (const [path, value] of editLeaves(values)) {
        const hash = valueHash(value)
        if (path in base && hash !== base[path]?.[0]) {
          sent.set(path, [...(sent.get(path) ?? []), hash])
        }
      }
      return Object.fromEntries(known)
    },
    /** A save that has written these texts is answered, and those before it with it. */
    answered(written: Record<string, string>): void {
      for (const [path, hash] of Object.entries(written)) {
        const hashes = sent.get(path) ?? []
        sent.set(path, hashes.slice(hashes.indexOf(hash) + 1))
      }
    },
  }
}
