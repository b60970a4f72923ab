'use client'

import { panelTexts } from '../../texts/unit-panels'
import { useEditorContext } from '../state/editor-context.client'
import { currentCheck } from '../state/editor-state'
import { NoticeBox } from '../notice-box'
import styles from './missing-tail.module.css'

/** What the source goes on to say where the text stops. */
export function MissingTail() {
  const { state, t } = useEditorContext()
  const { missingTail } = currentCheck(state).checked
  if (missingTail === null || missingTail === '') return null
  return (
    <NoticeBox glyph="errors" level="error" title={t(panelTexts.missingTail)}>
      <blockquote className={styles.tail} lang={state.view.sourceLocale}>
        {missingTail}
      </blockquote>
    </NoticeBox>
  )
}
