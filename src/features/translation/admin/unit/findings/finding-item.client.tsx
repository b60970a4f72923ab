'use client'

import { plainText } from '@/rich-text/markup'
import { DeskButton } from '../../desk-button.client'
import { findingText } from '../../../checks/finding-texts'
import type { Finding } from '../../../types'
import { Glyph } from '@/components/panel/glyphs'
import { levelNames, panelTexts } from '../../texts/unit-panels'
import { noticeTexts } from '../../texts/unit-notices'
import { ConfirmCut } from './confirm-cut.client'
import { DismissForm } from './dismiss-form.client'
import { passFocusToFindings } from './findings-heading.client'
import { isFixable } from '../text/edit-text'
import { useEditorContext } from '../state/editor-context.client'
import { isUnsaved, mayDismiss } from '../state/editor-state'
import styles from './findings.module.css'
import { visibleSpaces } from '../text/visible-spaces'

const glyphs = { error: 'errors', warning: 'warnings', info: 'words' } as const

/** One finding: what it says, where it is, and what can be done about it. */
export function FindingItem({
  finding,
  foundIn,
  isCurrent,
  reason,
  onDismiss,
  onReason,
}: {
  finding: Finding
  /** The text that its place is in. */
  foundIn: string
  /** Until the checks have caught up with the text the buttons stay and do nothing. */
  isCurrent: boolean
  /** Typed for its dismissal; null where nobody is at it. */
  reason: string | null
  onDismiss: () => void
  /** Called with null once it is dismissed after all, or not. */
  onReason: (reason: string | null) => void
}) {
  const { state, dispatch, t, language, isLeaving, text, readOnly, fix } = useEditorContext()
  const { level, range, fix: better } = finding
  const sentence = findingText({ finding, language })
  const isRich = state.view.format === 'rich-text'
  const readAs = (written: string) => (isRich ? plainText(written) : written)

  return (
    <li className={`${styles.finding} ${styles[level]}`} ref={passFocusToFindings}>
      <span className={styles.level}>
        <Glyph name={glyphs[level]} />
        <span className="sr-only">{t(levelNames[level])}: </span>
      </span>
      <div className={styles.body}>
        <p>{sentence}</p>
        {range && better !== undefined && (
          <p className={styles.change}>
            <del>{visibleSpaces(readAs(foundIn.slice(range.start, range.end)))}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> {t(panelTexts.becomes)} </span>
            <ins>{better === '' ? t(panelTexts.nothing) : visibleSpaces(readAs(better))}</ins>
          </p>
        )}
        <div className={styles.buttons}>
          {range && (
            <DeskButton
              buttonStyle="subtle"
              isIdle={text !== foundIn}
              onClick={() => {
                if (text === foundIn) dispatch({ type: 'selected', caret: range })
              }}
            >
              {t(panelTexts.show)}
            </DeskButton>
          )}
          {isFixable(finding) && readOnly === null && (
            <DeskButton
              buttonStyle="secondary"
              isIdle={!isCurrent || isLeaving}
              onClick={() => fix(finding)}
            >
              {t(panelTexts.fix)}
            </DeskButton>
          )}
          {finding.check === 'cut-off' && !finding.confirmed && (
            <ConfirmCut label={t(panelTexts.confirmCut)} />
          )}
          {mayDismiss({ state, level }) && reason === null && (
            <DeskButton
              buttonStyle="subtle"
              onClick={() => {
                if (!isUnsaved(state)) onDismiss()
                else
                  dispatch({
                    type: 'told',
                    notice: { level: 'info', text: t(noticeTexts.saveFirst) },
                  })
              }}
            >
              {t(panelTexts.dismiss)}
            </DeskButton>
          )}
        </div>
        {reason !== null && <DismissForm finding={finding} onReason={onReason} reason={reason} />}
      </div>
    </li>
  )
}
