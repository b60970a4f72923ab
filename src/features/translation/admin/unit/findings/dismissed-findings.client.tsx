'use client'

import { DeskButton } from '../../desk-button.client'
import { checkName } from '../../../check-names'
import { findingText } from '../../../checks/finding-texts'
import type { UnitView } from '../../../reading/views'
import { panelTexts } from '../../texts/unit-panels'
import { useEditorContext } from '../state/editor-context.client'
import { mayDismiss } from '../state/editor-state'
import styles from './findings.module.css'
import { passFocusToFindings } from './findings-heading.client'
import { Panel } from '../panel.client'

/** Dismissed findings with their reasons. */
export function DismissedFindings() {
  const { state, t } = useEditorContext()
  const { dismissed } = state.view
  if (dismissed.length === 0) return null
  return (
    <Panel name="dismissed" title={t(panelTexts.dismissed, { count: dismissed.length })}>
      <ul className={styles.list}>
        {dismissed.map((dismissal) => (
          <DismissedFinding
            dismissal={dismissal}
            key={`${dismissal.check} ${dismissal.fingerprint}`}
          />
        ))}
      </ul>
    </Panel>
  )
}

function DismissedFinding({ dismissal }: { dismissal: UnitView['dismissed'][number] }) {
  const { state, t, language, isBusy, dismiss } = useEditorContext()
  const { check, fingerprint, reason, by, finding } = dismissal
  return (
    <li className={styles.dismissed} ref={passFocusToFindings}>
      <p>{finding ? findingText({ finding, language }) : t(checkName(check))}</p>
      <p className={styles.reason}>
        {reason} — {by}
      </p>
      {finding && mayDismiss({ state, level: finding.level }) && (
        <DeskButton
          buttonStyle="subtle"
          isIdle={isBusy}
          onClick={() => void dismiss({ check, fingerprint, reason: null })}
        >
          {t(panelTexts.takeBack)}
        </DeskButton>
      )}
    </li>
  )
}
