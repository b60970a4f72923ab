'use client'

import { DeskButton } from '../../desk-button.client'
import { useEditorContext } from '../state/editor-context.client'
import styles from './findings.module.css'
import { passFocusToFindings } from './findings-heading.client'

/** Confirms that the stored text is cut off, for editors who may also approve it. */
export function ConfirmCut({ label }: { label: string }) {
  const { state, isBusy, readOnly, confirmCutOff } = useEditorContext()
  if (readOnly !== null || !state.view.rights.mayApprove) return null
  return (
    <span className={styles.cut} ref={passFocusToFindings}>
      <DeskButton buttonStyle="subtle" isIdle={isBusy} onClick={() => void confirmCutOff()}>
        {label}
      </DeskButton>
    </span>
  )
}
