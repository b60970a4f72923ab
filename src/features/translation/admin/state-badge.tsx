import type { UnitState } from '../types'
import { Glyph } from '@/components/panel/glyphs'
import { markNames, stateNames } from './texts/states'
import type { Locale } from '@/i18n/locales'
import styles from './state-badge.module.css'

const glyphs = {
  missing: 'missing',
  draft: 'draft',
  'needs-review': 'needs-review',
  approved: 'done',
} as const

/** Where a text stands, in words and a drawing. */
export function StateBadge({
  state,
  isOutdated = false,
  isLocked = false,
  language,
}: {
  state: UnitState
  isOutdated?: boolean
  isLocked?: boolean
  language: Locale
}) {
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-state={state}>
        <Glyph name={glyphs[state]} />
        {stateNames[state][language]}
      </span>
      {isOutdated && (
        <span className={styles.badge} data-state="outdated">
          <Glyph name="outdated" />
          {markNames.outdated[language]}
        </span>
      )}
      {isLocked && (
        <span className={styles.badge}>
          <Glyph name="locked" />
          {markNames.locked[language]}
        </span>
      )}
    </span>
  )
}
