import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { toSource, type State } from './subjects'

/** What someone sends, as far as it matters to the texts of a record. */
export type Wish =
  | {
      kind: 'save'
      locale: Locale
      changes: Record<string, string>
      /** What the sender has read; null for a call that says nothing of the kind. */
      base: Record<string, string> | null
      /** The fields that it sends, changed or not; those of which it says what it has read. */
      sent: string[]
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

export type Outcome = { state: State; conflicts: string[]; isRefused?: true }

/** What a wish has to make of a record: nothing that it does not name, and nothing in a conflict. */
export function predictOutcome({ state, wish }: { state: State; wish: Wish }): Outcome {
  const outcome = predict({ state, wish })
  return { ...outcome, state: withSources({ before: state, after: outcome.state }) }
}

function predict({ state, wish }: { state: State; wish: Wish }): Outcome {
  switch (wish.kind) {
    case 'save':
      return save(state, wish)
    case 'desk':
      return saveAtDesk(state, wish)
    case 'publish':
      return publish({ state, before: state, languages: [wish.locale] })
    case 'withdraw': {
      const languages = state.languages.filter((locale) => locale !== wish.locale)
      return { state: { ...state, languages }, conflicts: [] }
    }
    case 'restore':
      return { state: { ...state, draft: wish.texts }, conflicts: [] }
  }
}

type Of<Kind extends Wish['kind']> = Extract<Wish, { kind: Kind }>

function save(state: State, { changes, base, sent, publishes }: Of<'save'>): Outcome {
  const conflicts = Object.entries(changes).flatMap(([key, text]) => {
    const stored = state.draft[key]
    return base && stored !== base[key] && stored !== text ? [key] : []
  })
  if (conflicts.length > 0) return { state, conflicts }
  const draft = { ...state.draft, ...changes }
  const isUnread = (key: string) =>
    !(key in changes) && ![base?.[key], state.shown[key]].includes(state.draft[key])
  // What someone else has left as a draft is read before it is published.
  if (base && publishes.length > 0 && sent.some(isUnread)) {
    return { state, conflicts, isRefused: true }
  }
  return publish({ state: { ...state, draft }, before: state, languages: publishes })
}

/** Unless a translation would be public before its Romanian. */
function publish(options: { state: State; before: State; languages: readonly Locale[] }): Outcome {
  const { state, before, languages } = options
  const known = withSources({ before, after: state })
  const isAlone = !languages.includes(defaultLocale) && before.languages.includes(defaultLocale)
  const isRefused = isAlone && languages.some((locale) => isLanguageAhead(known, locale))
  return isRefused
    ? { state: before, conflicts: [], isRefused }
    : { state: published(state, languages), conflicts: [] }
}

/** Whether a language says something new that translates a Romanian draft. */
function isLanguageAhead({ draft, shown, sources }: State, locale: Locale): boolean {
  const keys = Object.keys(draft).filter((key) => key.endsWith(` ${locale}`))
  return keys.some((key) => {
    const parts = (texts: Record<string, string>, name: string) => (texts[name] ?? '').split('\n')
    const [source, translated] = [parts(draft, toSource(key)), parts(sources, key)]
    return parts(draft, key).some(
      (part, index) =>
        part !== '' &&
        !parts(shown, key).includes(part) &&
        !parts(shown, toSource(key)).includes(source[index] ?? '') &&
        source[index] === translated[index],
    )
  })
}

/** Notes what the translations that have changed were made from. */
function withSources({ before, after }: { before: State; after: State }): State {
  const sources = Object.entries(after.draft).map(([key, text]) => {
    const [was, now] = [(before.draft[key] ?? '').split('\n'), text.split('\n')]
    const source = (after.draft[toSource(key)] ?? '').split('\n')
    const known = (after.sources[key] ?? '').split('\n')
    const parts = now.map((part, index) => (part === was[index] ? known : source)[index] ?? '')
    return [key, parts.join('\n')] as const
  })
  return { ...after, sources: Object.fromEntries(sources) }
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
  const source = toSource(key)
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
