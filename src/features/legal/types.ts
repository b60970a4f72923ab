import type { LocalizedRichText, TranslationGaps } from '@/cms/reading/localized'
import type { SeoView } from '@/features/pages/types'
import type { Text } from '@/i18n/text'

export type LegalKind = 'privacy' | 'terms'

/** A release whose day, `2025-03-01`, has not come. */
export type ComingRelease = { kind: LegalKind; day: string }

/** A release of a legal text. `day` is its calendar date, `2025-03-01`; a draft may have none yet. */
export type LegalView = TranslationGaps & {
  kind: LegalKind
  title: Text
  lead: Text
  body: LocalizedRichText
  day: string | null
  /** Whether it holds, was replaced by a newer one, or holds from its day on. */
  status: 'in-force' | 'replaced' | 'coming'
  /** Whether the address without a day shows another release. */
  hasOther: boolean
  /** Days of the releases before the one in force, newest first. */
  earlier: string[]
  seo: SeoView
}
