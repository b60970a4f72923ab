'use client'

import { useState } from 'react'
import { DeskButton } from '../../desk-button.client'
import type { Finding } from '../../../types'
import { panelTexts } from '../../texts/unit-panels'
import { ConfirmCut } from './confirm-cut.client'
import { DismissedFindings } from './dismissed-findings.client'
import { isFixable } from '../text/edit-text'
import { useEditorContext } from '../state/editor-context.client'
import { currentCheck, isUnsaved } from '../state/editor-state'
import { FindingItem } from './finding-item.client'
import { findingsHeading } from './findings-heading.client'
import { keyFindings, withWords, type Reasons } from './finding-keys'
import styles from './findings.module.css'

const order = { error: 0, warning: 1, info: 2 }

/** Findings of the checks in the current text, the worst first. */
export function Findings() {
  const { state, t, isLeaving, text, readOnly, fixAll } = useEditorContext()
  const { unit, locale } = state.view
  // Kept here, where it outlives a finding that is told in other words after a correction.
  const [reasons, setReasons] = useState<Reasons>({})
  const { checked, isCurrent } = currentCheck(state)
  const findings = undismissed({ findings: checked.findings, dismissed: state.view.dismissed })
  const fixable = readOnly === null ? findings.filter(isFixable) : []
  const isWaiting = !isCurrent && text !== '' && state.checkProblem === null

  return (
    <section aria-busy={isWaiting} aria-labelledby={findingsHeading} className={styles.findings}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={findingsHeading} tabIndex={-1}>
          {t(panelTexts.findings)}
          {findings.length > 0 && <span className={styles.count}>{findings.length}</span>}
        </h2>
        <span className={styles.waiting}>{isWaiting && t(panelTexts.checking)}</span>
        {fixable.length > 1 && (
          <DeskButton
            buttonStyle="subtle"
            isIdle={!isCurrent || isLeaving}
            onClick={() => fixAll(fixable)}
          >
            {t(panelTexts.fixAll, { count: fixable.length })}
          </DeskButton>
        )}
      </div>
      {state.checkProblem !== null && !isCurrent && (
        <p className={styles.problem} role="alert">
          {state.checkProblem}
        </p>
      )}
      {findings.length === 0 && text !== '' && (
        <p className={styles.none}>{!isWaiting && t(panelTexts.noFindings)}</p>
      )}
      <ul className={styles.list}>
        {keyFindings({ unit, locale, findings, reasons }).map(
          ({ key, finding, words, ...which }) => (
            <FindingItem
              finding={finding}
              foundIn={checked.text}
              isCurrent={isCurrent}
              key={key}
              onDismiss={() => {
                const typed = reasons[which.kind]?.words ?? ''
                setReasons(withWords({ reasons, ...which, words: typed }))
              }}
              onReason={(typed) =>
                setReasons((now) => withWords({ reasons: now, ...which, words: typed }))
              }
              reason={words}
            />
          ),
        )}
      </ul>
      {text !== '' && !isUnsaved(state) && findings.every(({ check }) => check !== 'cut-off') && (
        <div className={styles.mark}>
          <ConfirmCut label={t(panelTexts.markCut)} />
        </div>
      )}
      <DismissedFindings />
    </section>
  )
}

function undismissed({
  findings,
  dismissed,
}: {
  findings: Finding[]
  dismissed: { check: string; fingerprint: string }[]
}): Finding[] {
  return findings
    .filter(
      ({ check, fingerprint }) =>
        !dismissed.some((one) => one.check === check && one.fingerprint === fingerprint),
    )
    .sort((a, b) => order[a.level] - order[b.level])
}
