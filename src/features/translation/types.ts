import type { Range } from '@/lib/text-range'

export const unitStates = ['missing', 'draft', 'needs-review', 'approved'] as const

export type UnitState = (typeof unitStates)[number]

export const unitKinds = ['collection', 'global', 'message'] as const

export type UnitKind = (typeof unitKinds)[number]

export const textFormats = ['text', 'textarea', 'rich-text', 'message'] as const

/** How a unit's text is written: plain, plain of many lines, one block of rich text, ICU message. */
export type TextFormat = (typeof textFormats)[number]

export const textRoles = ['heading', 'label', 'prose'] as const

/** Role of a text; headings and labels need no end mark and may be short. */
export type TextRole = (typeof textRoles)[number]

/** Errors block an approval, warnings are counted, notes show in the editor only. */
export type Level = 'error' | 'warning' | 'info'

export type Finding = {
  check: string
  level: Level
  /** Arguments of the sentence about it. */
  args: Record<string, string | number>
  /** The place in the text; none where it is about the whole. */
  range?: Range
  /** Safe replacement of `range`. */
  fix?: string
  /** Changes with the text, the source and what was found, so that a dismissal ends with them. */
  fingerprint: string
  /** Who has confirmed it, and when: it then stays until the text changes, whatever the check says. */
  confirmed?: { by: string; at: string }
}

export type Dismissal = {
  check: string
  fingerprint: string
  reason: string
  by: string
  /** ISO 8601. */
  at: string
}

export const origins = ['content', 'desk', 'import', 'copy', 'restore', 'code'] as const

/** Where a text came from; copied and machine text is never taken for approved. */
export type Origin = (typeof origins)[number]
