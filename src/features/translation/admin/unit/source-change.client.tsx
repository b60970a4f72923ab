'use client'

import { DeskButton } from '../desk-button.client'
import { panelTexts } from '../texts/unit-panels'
import { useEditorContext } from './state/editor-context.client'
import styles from './notice-box.module.css'
import { NoticeBox } from './notice-box'
import { passFocusTo } from './pass-focus.client'
import { UnitDiff } from './text/unit-diff.client'

const passFocus = passFocusTo('unit-source')

/** What changed in the source since the text was last confirmed, and the way to confirm it. */
export function SourceChange() {
  const { state, t, isBusy, readOnly, confirm } = useEditorContext()
  const { confirmedSource, source, sourceLocale, errors, rights } = state.view
  const mayConfirm = readOnly === null && (errors === 0 || rights.mayApprove)
  const title = confirmedSource === null ? panelTexts.sourceOutdated : panelTexts.sourceChanged

  return (
    <NoticeBox glyph="outdated" level="warning" title={t(title)}>
      {confirmedSource !== null && (
        <UnitDiff from={confirmedSource} lang={sourceLocale} to={source} />
      )}
      {mayConfirm && (
        <div className={styles.buttons} ref={passFocus}>
          <DeskButton
            buttonStyle="secondary"
            isIdle={isBusy}
            onClick={() => void confirm()}
            size="medium"
          >
            {t(panelTexts.stillValid)}
          </DeskButton>
        </div>
      )}
    </NoticeBox>
  )
}
