'use client'

import { languageTexts, unitTexts } from '../texts/unit'
import { ConflictPanel } from './conflict-panel.client'
import { Counters } from './text/counters.client'
import { useTheEditor } from './state/editor-context.client'
import { currentCheck } from './state/editor-state'
import { Findings } from './findings/findings.client'
import { KeptNotice } from './kept-notice.client'
import { MissingTail } from './findings/missing-tail.client'
import { NoticeBox } from './notice-box'
import { PiecesBar } from './text/pieces-bar.client'
import { Prefill } from './prefill.client'
import { Preview } from './text/preview.client'
import styles from './target-panel.module.css'
import { TextField } from './text/text-field.client'
import { WithoutSource } from './without-source.client'

/** The text that is worked on, with everything that has to be seen while writing it. */
export function TargetPanel() {
  const { state, intl, readOnly } = useTheEditor()
  const { view } = state
  const { t } = intl
  const { checked, isCurrent } = currentCheck(state)
  const hasErrors = isCurrent && checked.findings.some(({ level }) => level === 'error')
  const isMarkup = view.format === 'rich-text' && readOnly === null

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
          title={t(readOnly === 'rights' ? unitTexts.mayNotWrite : unitTexts.isLocked)}
        />
      )}
      <KeptNotice />
      <ConflictPanel />
      <WithoutSource />
      <MissingTail />
      <Prefill />
      <div className={styles.work}>
        {readOnly === null && <PiecesBar />}
        <TextField
          describedBy={isMarkup ? 'unit-counters unit-markup' : 'unit-counters'}
          isInvalid={hasErrors}
        />
        <Counters id="unit-counters" />
        {isMarkup && (
          <p className={styles.hint} id="unit-markup">
            {t(unitTexts.markupHint)}
          </p>
        )}
      </div>
      <Findings />
      <Preview />
    </section>
  )
}
