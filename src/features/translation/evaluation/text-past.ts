import { defaultLocale, type Locale } from '@/i18n/locales'
import { textHash } from '@/i18n/text-hash'
import { withoutNumbers } from '@/rich-text/link-numbers'

export type TextPlace = { unit: string; locale: Locale }

/** A step in the history of a text, as far as judgements go by it. */
export type PastChange = TextPlace & {
  fromText: string | null
  toText: string | null
  /** Verdict of a person on `toText`, stored with it. */
  verdict: Verdict | null
}

/** Approved at the desk, published along with the rest of a record, or confirmed as cut off. */
export type Verdict = 'approved' | 'published' | 'cut-off'

/** What the history of some texts says about their present wording. */
export type TextPast = {
  /**
   * What people have said of exactly this text; a confirmed cut undoes what was said before it. With
   * `text` the numbers of its links do not count: an edit of the source changes them.
   */
  verdict: (place: TextPlace & { hash: string; text?: string | null }) => Verdict | null
  /**
   * Older texts that the present one may be a piece of. `source` is the present source, `replaced`
   * the text that an edit has just replaced.
   */
  earlier: (
    place: TextPlace & { text: string; source: string | null; replaced: string | null },
  ) => string[]
}

// Limit of the older texts that are compared.
const MOST = 20

type Step = PastChange & { at: number }

/** @param changes the oldest first, in all languages */
export function textPast(changes: readonly PastChange[]): TextPast {
  const pasts = new Map<string, Step[]>()
  for (const [at, change] of changes.entries()) {
    const past = pasts.get(toKey(change))
    if (past) past.push({ ...change, at })
    else pasts.set(toKey(change), [{ ...change, at }])
  }
  const getSteps = (place: TextPlace): Step[] => pasts.get(toKey(place)) ?? []
  return {
    verdict: ({ hash, text = null, ...place }) => verdictOn({ steps: getSteps(place), hash, text }),
    earlier: ({ text, source, replaced, ...place }) => {
      const past = getSteps(place)
      // Most texts have none.
      if (past.length === 0 && (replaced === null || replaced === text)) return []
      const present = { ...place, fromText: replaced, toText: text, verdict: null }
      const steps = [...past, { ...present, at: changes.length }]
      const sources =
        place.locale === defaultLocale ? [] : getSteps({ ...place, locale: defaultLocale })
      const older = steps.slice(-MOST).flatMap((step) => {
        const { fromText } = step
        if (fromText === null || fromText === text) return []
        const served = sourcesSince({ steps, sources, step })
        return served.some((former) => isShorter({ former, source, fromText, text }))
          ? []
          : [fromText]
      })
      return [...new Set(older)]
    },
  }
}

function toKey({ unit, locale }: TextPlace): string {
  return `${unit} ${locale}`
}

function verdictOn(options: { steps: Step[]; hash: string; text: string | null }): Verdict | null {
  const { steps, hash, text } = options
  const words = text === null ? null : withoutNumbers(text)
  const isMeant = (one: string | null) =>
    textHash(one) === hash || (one !== null && withoutNumbers(one) === words)
  const said = steps.flatMap(({ toText, verdict }) =>
    verdict !== null && isMeant(toText) ? [verdict] : [],
  )
  const sinceCut = said.slice(said.lastIndexOf('cut-off') + 1)
  if (sinceCut.includes('approved')) return 'approved'
  return sinceCut[0] ?? said.at(-1) ?? null
}

/** What the source said before it changed, from when the text that `step` replaced was written. */
function sourcesSince(options: { steps: Step[]; sources: Step[]; step: Step }): string[] {
  const { steps, sources, step } = options
  const writing = steps.findLast(({ toText, at }) => at < step.at && toText === step.fromText)
  return sources.flatMap(({ fromText, at }) => (at > (writing?.at ?? -1) ? (fromText ?? []) : []))
}

/** Whether the source has been shortened by at least half as much as its translation. */
function isShorter(options: {
  former: string
  source: string | null
  fromText: string
  text: string
}): boolean {
  const { former, source, fromText, text } = options
  const kept = text.length / fromText.length
  return source !== null && source.length / former.length <= (1 + kept) / 2
}
