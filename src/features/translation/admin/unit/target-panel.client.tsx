'use client'

import type { AdminLabel } from '@/cms/label'
import type { UnitView } from '../../reading/views'
import { languageTexts, unitTexts } from '../texts/unit'
import { ConflictPanel } from './conflict-panel.client'
import { Counters } from './text/counters.client'
import { useEditorContext } from './state/editor-context.client'
import { currentCheck } from './state/editor-state'
import { Findings } from './findings/findings.client'
import { UnsavedNotice } from './unsaved-notice.client'
import { MissingTail } from './findings/missing-tail.client'
import { NoticeBox } from './notice-box'
import { PiecesBar } from './text/pieces-bar.client'
import { Prefill } from './prefill.client'
import { LazyRichField } from './rich/lazy-rich-field.client'
import { useIsRich } from './rich/use-is-rich.client'
import { Preview } from './text/preview.client'
import styles from './target-panel.module.css'
import { TextField } from './text/text-field.client'
import { WithoutSource } from './without-source.client'

function whyClosed({ readOnly, mayLock }: { readOnly: 'rights' | 'locked'; mayLock: boolean }) {
  if (readOnly === 'rights') return 'mayNotWrite'
  return mayLock ? 'unlockFirst' : 'isLocked'
}

/** The text that is worked on, with everything that has to be seen while writing it. */
export function TargetPanel() {
  const { state, t, readOnly } = useEditorContext()
  const { view } = state
  const { checked, isCurrent } = currentCheck(state)
  const hasErrors = isCurrent && checked.findings.some(({ level }) => level === 'error')
  const isRich = useIsRich()
  const hint = readOnly === null ? getHint({ view, isRich }) : null
  const field = {
    describedBy: hint ? 'unit-counters unit-hint' : 'unit-counters',
    isInvalid: hasErrors,
  }

  return (
    <section aria-labelledby="unit-target" className={styles.target}>
      <h2 className={styles.heading} id="unit-target">
        {t(languageTexts[view.locale].textIn)}
        {view.isRequired && <span className={styles.quiet}>{t(unitTexts.required)}</span>}
      </h2>
      {(readOnly === 'rights' || readOnly === 'locked') && (
        <NoticeBox
          glyph="locked"
          level="info"
          title={t(unitTexts[whyClosed({ readOnly, mayLock: view.rights.mayLock })])}
        />
      )}
      <UnsavedNotice />
      <ConflictPanel />
      <WithoutSource />
      <MissingTail />
      <Prefill />
      <div className={styles.work}>
        {readOnly === null && <PiecesBar hasHistory={!isRich} />}
        {isRich ? <LazyRichField {...field} /> : <TextField {...field} />}
        <Counters />
        {hint && (
          <p className={styles.hint} id="unit-hint">
            {t(hint)}
          </p>
        )}
      </div>
      <Findings />
      {!isRich && <Preview />}
    </section>
  )
}

/** How to write what keys do not show; none for plain text. */
function getHint({ view, isRich }: { view: UnitView; isRich: boolean }): AdminLabel | null {
  if (view.format !== 'rich-text') return null
  return isRich ? unitTexts.richHint : unitTexts.markupHint
}
