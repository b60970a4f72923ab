'use client'

import { Button } from '@payloadcms/ui'
import { Glyph } from '@/components/panel/glyphs'
import { unitTexts } from '../texts/unit'
import styles from './action-bar.module.css'
import { useTheEditor } from './state/editor-context.client'
import { isUnsaved } from './state/editor-state'

/** What happened last, and the buttons that finish the work on the text. */
export function ActionBar() {
  const { speaker, readOnly } = useTheEditor()
  return (
    <section aria-label={speaker.say(unitTexts.actions)} className={styles.bar}>
      <Status />
      {readOnly === null && <Buttons />}
    </section>
  )
}

function Status() {
  const { state, speaker } = useTheEditor()
  const { notice, work } = state
  const { say } = speaker
  const isFailure = notice?.level === 'error'
  const waiting = work === null ? null : say(unitTexts.busy)
  const quiet = isUnsaved(state) ? say(unitTexts.unsaved) : null

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
  const { state, speaker, save, saveAndNext } = useTheEditor()
  const { say } = speaker
  const { mayApprove } = state.view.rights

  return (
    <div className={styles.buttons}>
      <Button
        buttonStyle="subtle"
        extraButtonProps={{ 'aria-keyshortcuts': 'Control+S' }}
        margin={false}
        onClick={() => void save({ approve: false, isLeaving: false })}
        size="large"
      >
        {say(unitTexts.save)}
      </Button>
      {mayApprove && (
        <Button
          buttonStyle="subtle"
          margin={false}
          onClick={() => void save({ approve: true, isLeaving: false })}
          size="large"
        >
          {say(unitTexts.approve)}
        </Button>
      )}
      <Button
        buttonStyle={mayApprove ? 'secondary' : 'primary'}
        extraButtonProps={{ 'aria-keyshortcuts': 'Control+Enter' }}
        margin={false}
        onClick={() => void saveAndNext({ approve: false })}
        size="large"
      >
        {say(unitTexts.saveAndNext)}
      </Button>
      {mayApprove && (
        <Button
          buttonStyle="primary"
          extraButtonProps={{ 'aria-keyshortcuts': 'Control+Shift+Enter' }}
          margin={false}
          onClick={() => void saveAndNext({ approve: true })}
          size="large"
        >
          {say(unitTexts.approveAndNext)}
        </Button>
      )}
    </div>
  )
}
