import { callPanel } from '@/components/panel/panel-call.client'
import { z } from '@/lib/zod-for-browsers'
import { hintKinds, type FieldHint } from '../../reading/views'

export type HintPlace = { container: string; document: string; locale: string }

type Known = { version: string; hints: FieldHint[] }

const answer = z.object({
  hints: z.array(
    z.object({
      path: z.string(),
      isRichText: z.boolean(),
      marks: z.array(
        z.object({ kind: z.enum(hintKinds), count: z.number(), names: z.array(z.string()) }),
      ),
      sources: z.array(z.string()),
      address: z.string(),
    }),
  ),
})

const known = new Map<string, Known>()
const listeners = new Set<() => void>()

function toKey({ container, document, locale }: HintPlace): string {
  return [container, document, locale].join(':')
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hintAt({ place, path }: { place: HintPlace; path: string }): FieldHint | undefined {
  return known.get(toKey(place))?.hints.find((hint) => hint.path === path)
}

/** Asks once for each version of a record in a language, however many fields want to know. */
export function loadHints({ place, version }: { place: HintPlace; version: string }): void {
  const key = toKey(place)
  const before = known.get(key)
  if (before?.version === version) return
  const asked = { version, hints: before?.hints ?? [] }
  known.set(key, asked)
  void readHints(place).then((hints) => {
    // A later version has been asked for meanwhile.
    if (known.get(key) !== asked) return
    known.set(key, { version, hints: hints ?? asked.hints })
    for (const listener of listeners) listener()
  })
}

/** Null when it could not be read: a form works without hints as well. */
async function readHints(place: HintPlace): Promise<FieldHint[] | null> {
  try {
    const query = new URLSearchParams(place).toString()
    return answer.parse(await callPanel({ path: `/translations/hints?${query}` })).hints
  } catch {
    return null
  }
}
