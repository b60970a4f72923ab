import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import type { State } from './subjects'

/** What someone sends, as far as it matters to the texts of a record. */
export type Wish =
  | {
      kind: 'save'
      locale: Locale
      changes: Record<string, string>
      /** What the sender has read; null for a call that says nothing of the kind. */
      base: Record<string, string> | null
      publishes: readonly Locale[]
    }
  | {
      kind: 'desk'
      locale: Locale
      key: string
      /** Of rich text. */
      block: number | null
      text: string
      read: string
      approve: boolean
    }
  | { kind: 'publish' | 'withdraw'; locale: Locale }
  | { kind: 'restore'; texts: Record<string, string> }

export type Outcome = { state: State; conflicts: string[] }

/** What a wish has to make of a record: nothing that it does not name, and nothing in a conflict. */
export function predictOutcome({ state, wish }: { state: State; wish: Wish }): Outcome {
  switch (wish.kind) {
    case 'save':
      return save(state, wish)
    case 'desk':
      return saveAtDesk(state, wish)
    case 'publish':
      return { state: published(state, [wish.locale]), conflicts: [] }
    case 'withdraw': {
      const languages = state.languages.filter((locale) => locale !== wish.locale)
      return { state: { ...state, languages }, conflicts: [] }
    }
    case 'restore':
      return { state: { ...state, draft: wish.texts }, conflicts: [] }
  }
}

type Of<Kind extends Wish['kind']> = Extract<Wish, { kind: Kind }>

function save(state: State, { changes, base, publishes }: Of<'save'>): Outcome {
  const conflicts = Object.entries(changes).flatMap(([key, text]) => {
    const stored = state.draft[key]
    return base && stored !== base[key] && stored !== text ? [key] : []
  })
  if (conflicts.length > 0) return { state, conflicts }
  const draft = { ...state.draft, ...changes }
  return { state: published({ ...state, draft }, publishes), conflicts }
}

function saveAtDesk(state: State, wish: Of<'desk'>): Outcome {
  const { locale, key, block, text, read, approve } = wish
  const stored = state.draft[key] ?? ''
  if (getPart({ text: stored, block }) !== read) return { state, conflicts: [key] }
  const draft = { ...state.draft, [key]: withPart({ text: stored, block, part: text }) }
  // Approving publishes one text, but no language that was taken off the site, and no translation
  // before its Romanian.
  if (!approve || !state.languages.includes(locale) || isAhead(state, wish)) {
    return { state: { ...state, draft }, conflicts: [] }
  }
  const shown = withPart({ text: state.shown[key] ?? '', block, part: text })
  return { state: { ...state, draft, shown: { ...state.shown, [key]: shown } }, conflicts: [] }
}

/** Whether a translation says something new whose Romanian is a draft. */
function isAhead({ draft, shown, languages }: State, { locale, key, block, text }: Of<'desk'>) {
  if (locale === defaultLocale || !languages.includes(defaultLocale)) return false
  const part = (texts: Record<string, string>, name: string) =>
    getPart({ text: texts[name] ?? '', block })
  const source = `${key.split(' ')[0] ?? ''} ${defaultLocale}`
  return part(draft, source) !== part(shown, source) && part(shown, key) !== text
}

/** Readers of a language see the newest draft in it, and what all languages share. */
function published(state: State, languages: readonly Locale[]): State {
  const isSeen = (key: string) => {
    const [, language] = key.split(' ')
    return languages.some((locale) => language === undefined || language === locale)
  }
  const seen = Object.entries(state.draft).filter(([key]) => isSeen(key))
  return {
    ...state,
    shown: { ...state.shown, ...Object.fromEntries(seen) },
    languages: locales.filter((one) => languages.includes(one) || state.languages.includes(one)),
  }
}

/** One block of rich text, or all of a plain text. */
export function getPart({ text, block }: { text: string; block: number | null }): string {
  return block === null ? text : (text.split('\n')[block] ?? '')
}

function withPart(options: { text: string; block: number | null; part: string }): string {
  const { text, block, part } = options
  if (block === null) return part
  return text
    .split('\n')
    .map((one, index) => (index === block ? part : one))
    .join('\n')
}

/** What of a record can be seen: nobody sees the texts of a language that is not public. */
export function visible({ draft, shown, languages }: State) {
  const seen = Object.entries(shown).filter(([key]) => {
    const [, language] = key.split(' ')
    return languages.some((locale) => language === undefined || language === locale)
  })
  return { draft, shown: Object.fromEntries(seen), languages: [...languages] }
}
