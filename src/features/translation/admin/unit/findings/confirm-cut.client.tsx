'use client'

import { Button } from '@payloadcms/ui'
import { useTheEditor } from '../state/editor-context.client'
import styles from './findings.module.css'
import { passFocusToFindings } from './findings-heading.client'

/** Confirms that the stored text is cut off, for editors who may also approve it. */
export function ConfirmCut({ label }: { label: string }) {
  const { state, isBusy, readOnly, confirmCutOff } = useTheEditor()
  if (readOnly !== null || !state.view.rights.mayApprove) return null
  return (
    <span className={styles.cut} ref={passFocusToFindings}>
      <Button
        buttonStyle="subtle"
        extraButtonProps={{ 'aria-disabled': isBusy }}
        margin={false}
        onClick={() => void confirmCutOff()}
        size="small"
      >
        {label}
      </Button>
    </span>
  )
}
