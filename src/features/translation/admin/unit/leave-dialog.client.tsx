'use client'

import { DeskButton } from '../desk-button.client'
import { panelTexts } from '../texts/unit-panels'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import styles from '@/components/panel/dialog/dialog.module.css'
import { useEditorContext } from './state/editor-context.client'

/** Asks what becomes of an unsaved text before it is left. */
export function LeaveDialog() {
  const { state, dispatch, t, leave } = useEditorContext()
  const { destination: to } = state
  if (!to) return null
  const stay = () => dispatch({ type: 'stayed' })
  return (
    <Dialog onClose={stay} title={t(panelTexts.leave)}>
      <p>{t(panelTexts.leaveHint)}</p>
      {to.type === 'address' && to.isMoreLost && <p>{t(panelTexts.leaveComment)}</p>}
      <div className={styles.buttons}>
        <DeskButton
          buttonStyle="primary"
          onClick={() => void leave({ to, isSaved: true })}
          size="medium"
        >
          {t(panelTexts.leaveSave)}
        </DeskButton>
        <DeskButton
          buttonStyle="secondary"
          onClick={() => void leave({ to, isSaved: false })}
          size="medium"
        >
          {t(panelTexts.leaveAnyway)}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={stay} size="medium">
          {t(panelTexts.stay)}
        </DeskButton>
      </div>
    </Dialog>
  )
}
