import type { UnitItem } from '../../reading/views'
import { Glyph } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { checkName } from '../../check-names'
import { findingPhrases } from '../texts/measures'
import styles from './unit-table.module.css'

// The editor shows them all.
const mostNames = 3

/** Marks of a text's findings: their number and names. */
export function FindingMarks({ item, intl }: { item: UnitItem; intl: PanelIntl }) {
  const { errors, warnings, checks } = item
  if (errors + warnings === 0 || checks.length === 0) return null
  const names = checks.slice(0, mostNames).map((check) => intl.t(checkName(check)))
  const level = errors > 0 ? 'errors' : 'warnings'
  const count = errors > 0 ? errors : warnings
  return (
    <span className={styles.findings} data-level={level}>
      <Glyph name={level} />
      <span>
        <span className="sr-only">{intl.t(findingPhrases[level], { count })}: </span>
        {names.join(', ')}
        {checks.length > mostNames && ` +${checks.length - mostNames}`}
      </span>
    </span>
  )
}
