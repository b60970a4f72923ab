import { isDeepStrictEqual } from 'node:util'
import { byLocale } from '@/i18n/by-locale'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { TransferField } from './transfer-fields'
import { inLanguage, type Content } from './content'
import { saysTheSame } from './read-records'

type Sides<Side> = {
  draft: Side
  /** What readers saw when the draft was made. */
  before: Side
  /** What they see from now on. */
  after: Side
}

type Fields = { fields: readonly TransferField[] }

/**
 * The draft of a record whose public text an import changes: what the draft has of its own, and for
 * the rest what readers see now; null where nothing of its own is left. It stays a draft in every
 * language in which it is one, whatever the file publishes.
 */
export function rebaseDraft(options: Fields & Sides<Content>): Content | null {
  const { fields, draft, after } = options
  const content = ownOver(options)
  const says = (side: Content, locale: Locale) => ({
    ...inLanguage({ fields, content: side, locale }),
    _status: null,
  })
  const states = byLocale((locale) => {
    const isNewer = !saysTheSame(says(content, locale), says(after, locale))
    return isNewer && valueOf(draft._status, locale) === 'draft'
      ? 'draft'
      : valueOf(after._status, locale)
  })
  const kept = { ...content, _status: states }
  return saysTheSame(kept, after) ? null : kept
}

/** Values in which the draft differs from what was public then, over those that are public now. */
function ownOver({ fields, ...sides }: Fields & Sides<unknown>): Content {
  return Object.fromEntries(
    fields.map((field) => {
      const own = inside(sides, field.name)
      if (field.kind === 'group') return [field.name, ownOver({ fields: field.fields, ...own })]
      const value = field.isLocalized
        ? byLocale((locale) => chosen(inside(own, locale)))
        : chosen(own)
      return [field.name, value]
    }),
  )
}

function inside({ draft, before, after }: Sides<unknown>, name: string): Sides<unknown> {
  return { draft: valueOf(draft, name), before: valueOf(before, name), after: valueOf(after, name) }
}

function valueOf(content: unknown, name: string): unknown {
  return isRecord(content) ? content[name] : undefined
}

function chosen({ draft, before, after }: Sides<unknown>): unknown {
  return isDeepStrictEqual(draft, before) ? after : draft
}
