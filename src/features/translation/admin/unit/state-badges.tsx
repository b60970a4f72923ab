import { Pill } from '@payloadcms/ui'
import type { ComponentProps, ReactNode } from 'react'
import type { UnitView } from '../../reading/views'
import type { UnitState } from '../../types'
import { Glyph } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { markNames, stateNames } from '../texts/states'
import styles from './unit-header.module.css'

type PillStyle = ComponentProps<typeof Pill>['pillStyle']

const pillStyles: Record<UnitState, PillStyle> = {
  missing: 'error',
  draft: 'light-gray',
  'needs-review': 'warning',
  approved: 'success',
}

/** How far the text is; each with a drawing of its own, so that colour is not needed. */
export function StateBadges({ view, intl }: { view: UnitView; intl: PanelIntl }) {
  const { t } = intl
  return (
    <ul className={styles.badges}>
      <Badge pillStyle={pillStyles[view.state]}>
        <Glyph name={view.state === 'approved' ? 'done' : view.state} />
        {t(stateNames[view.state])}
      </Badge>
      {view.isOutdated && (
        <Badge pillStyle="warning">
          <Glyph name="outdated" />
          {t(markNames.outdated)}
        </Badge>
      )}
      {view.isLocked && (
        <Badge pillStyle="dark">
          <Glyph name="locked" />
          {t(markNames.locked)}
        </Badge>
      )}
    </ul>
  )
}

function Badge({ pillStyle, children }: { pillStyle: PillStyle; children: ReactNode }) {
  return (
    <li>
      <Pill pillStyle={pillStyle} size="small">
        <span className={styles.badge}>{children}</span>
      </Pill>
    </li>
  )
}
