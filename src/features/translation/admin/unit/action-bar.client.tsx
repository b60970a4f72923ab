'use client'

import { Glyph } from '@/components/panel/glyphs'
import { DeskButton } from '../desk-button.client'
import { unitTexts } from '../texts/unit'
import styles from './action-bar.module.css'
import { useEditorContext } from './state/editor-context.client'
import { isUnsaved } from './state/editor-state'

/** What happened last, and the buttons that finish the work on the text. */
export function ActionBar() {
  const { t, readOnly } = useEditorContext()
  return (
    <section aria-label={t(unitTexts.actions)} className={styles.bar}>
      <Status />
      {readOnly === null && <Buttons />}
    </section>
  )
}

function Status() {
  const { state, t } = useEditorContext()
  const { notice, work } = state
  const isFailure = notice?.level === 'error'
  const waiting = work === null ? null : t(unitTexts.busy)
  const quiet = isUnsaved(state) ? t(unitTexts.unsaved) : null

  return (
    <div className={styles.status}>
      <p className={styles.failure} role="alert">
        {isFailure && (
          <>
            <Glyph name="errors" />
            {notice.text}
          </>
        )}
      </p>
      <p aria-live="polite" className={styles.notice} role="status">
        {notice && !isFailure && (
          <>
            {notice.level === 'success' && <Glyph name="done" />}
            {notice.text}
          </>
        )}
      </p>
      {!notice && <p className={styles.quiet}>{waiting ?? quiet}</p>}
    </div>
  )
}

function Buttons() {
  const { state, t, isBusy, save, saveAndNext } = useEditorContext()
  // Another save follows the one under way.
  const isSaveIdle = isBusy && state.work !== 'saving'
  const { mayApprove } = state.view.rights

  return (
    <div className={styles.buttons}>
      <DeskButton
        buttonStyle="subtle"
        isIdle={isSaveIdle}
        keys="Control+S"
        onClick={() => void save({ approve: false, isLeaving: false })}
        size="large"
      >
        {t(unitTexts.save)}
      </DeskButton>
      {mayApprove && (
        <DeskButton
          buttonStyle="subtle"
          isIdle={isBusy}
          onClick={() => void save({ approve: true, isLeaving: false })}
          size="large"
        >
          {t(unitTexts.approve)}
        </DeskButton>
      )}
      <DeskButton
        buttonStyle={mayApprove ? 'secondary' : 'primary'}
        isIdle={isBusy}
        keys="Control+Enter"
        onClick={() => void saveAndNext({ approve: false })}
        size="large"
      >
        {t(unitTexts.saveAndNext)}
      </DeskButton>
      {mayApprove && (
        <DeskButton
          buttonStyle="primary"
          isIdle={isBusy}
          keys="Control+Shift+Enter"
          onClick={() => void saveAndNext({ approve: true })}
          size="large"
        >
          {t(unitTexts.approveAndNext)}
        </DeskButton>
      )}
    </div>
  )
}
