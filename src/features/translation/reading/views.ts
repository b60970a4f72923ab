import type { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import type { Rights } from '@/cms/access/rights'
import type { changeRow, commentRow, countColumns, foundUnit } from './rows'
import type { Dismissal, Finding, Origin, UnitKind, UnitState } from '../types'

/** How many units of a document are in each state in one language; words are those left to translate. */
export type LanguageCounts = z.infer<z.ZodObject<typeof countColumns>>

export type MatrixRow = {
  kind: UnitKind
  container: string
  /** Id of the record; empty for a global, the namespace for messages. */
  document: string
  /** For people, in the language of the admin. */
  title: string
  containerTitle: string
  /** The form of the record in the admin. */
  href: string
  languages: Record<Locale, LanguageCounts>
}

export type Matrix = { rows: MatrixRow[]; totals: Record<Locale, LanguageCounts> }

export const unitOrders = ['document', 'changed', 'severity'] as const

/** Filter of a list; a field that is left out does not matter. */
export type UnitFilter = {
  locale: Locale
  states?: UnitState[]
  /** Whether someone has to look at it: not approved, outdated, or with errors. */
  isUnfinished?: boolean
  isOutdated?: boolean
  isLocked?: boolean
  hasErrors?: boolean
  hasWarnings?: boolean
  hasOpenComments?: boolean
  check?: string
  kind?: UnitKind
  container?: string
  document?: string
  /** ISO 8601: changed in this language at this time, or on this day of Chișinău, or later. */
  changedSince?: string
  /** Words in any language, or part of a unit's address. */
  search?: string
  order?: (typeof unitOrders)[number]
}

export type UnitItem = Omit<z.infer<typeof foundUnit>, 'path'> & {
  /** Path of the field for people: „Bannerul 1 › Titlu”. */
  fieldTitle: string
}

/** In the order of their urgency. */
export const hintKinds = [
  'cut-off',
  'errors',
  'missing',
  'outdated',
  'needs-review',
  'warnings',
] as const

export type HintKind = (typeof hintKinds)[number]

/** Hint about the text of a field in its form. */
export type FieldHint = {
  /** Path of the field, in which rows go by their ids. */
  path: string
  isRichText: boolean
  /** How many texts of the field are concerned, and what the checks have found. */
  marks: { kind: HintKind; count: number; names: string[] }[]
  /** The Romanian of these texts, as people read it; none in the Romanian form. */
  sources: string[]
  /** At the desk. */
  address: string
}

/** Pages count from 1. */
export type UnitList = { items: UnitItem[]; total: number; page: number; pageSize: number }

export type UnitView = UnitItem & {
  locale: Locale
  sourceLocale: Locale
  /** Texts of all languages as they are now; markup for rich text. */
  texts: Record<Locale, string | null>
  /** Hash of the current text, `missing` where there is none; a save has to name it. */
  hash: string
  /** Hash of the current source; a save and a confirmation name it as well. */
  sourceHash: string
  /** The source when this text was last confirmed; null when it never was. */
  confirmedSource: string | null
  origin: Origin
  maxLength: number | null
  isRequired: boolean
  /** Arguments of a message that a translation may use. */
  arguments: string[]
  description: string | null
  findings: Finding[]
  /** Each with what it is about; null where no check finds that any more. */
  dismissed: (Dismissal & { finding: Finding | null })[]
  /** What the source goes on to say where the text is cut off. */
  missingTail: string | null
  /** Blocks that a block without a source may translate; null for any other unit. */
  untranslated: { unit: string; source: string }[] | null
  /** The page of the site in this language; null where there is none. */
  pagePath: string | null
  /** The form of the record in the admin. */
  href: string
  rights: Rights
}

export type UnitChange = z.infer<typeof changeRow>

export type UnitComment = Omit<z.infer<typeof commentRow>, 'authorId'> & { isOwn: boolean }

/** New text of a unit, made from the one with `expectedHash`. */
export type TextInput = {
  unit: string
  text: string
  expectedHash: string
  /** Hash of the source that was translated; left out where it is the current one. */
  sourceHash?: string | undefined
  approve: boolean
}

export type SaveInput = TextInput & { locale: Locale; origin?: Origin }

export type Conflict = { text: string | null; hash: string; by: string | null; at: string | null }

/** Result of storing a text. */
export type Saved = {
  /** Readers see it now; an approved text of a hidden language waits for its publication. */
  isPublic: boolean
  /** What an approved text waits for: that its Romanian is public, or that the rest of its text is approved. */
  waitsFor: 'source' | 'rest' | null
}

export type SaveResult =
  | ({ status: 'saved'; view: UnitView } & Saved)
  | { status: 'conflict'; conflict: Conflict }
  /** Nothing was stored; the view has the source of now. */
  | { status: 'source-changed'; view: UnitView }
  | { status: 'refused'; findings: Finding[] }

/** A text that is on a page and needs work, by what readers see of it. */
export type TextOnPage = {
  unit: string
  /** Record and field, for people. */
  title: string
  need: 'missing' | 'outdated' | 'suspicious' | 'review'
  shown: string
}
