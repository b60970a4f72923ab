'use client'

import { Button } from '@payloadcms/ui'
import { panelTexts } from '../texts/unit-panels'
import { useTheEditor } from './state/editor-context.client'
import styles from './notice-box.module.css'
import { NoticeBox } from './notice-box'
import { TextDiff } from '@/components/panel/diff/text-diff'

/** What changed in the source since the text was last confirmed, and the way to confirm it. */
export function SourceChange() {
  const { state, speaker, readOnly, confirm } = useTheEditor()
  const { confirmedSource, source, sourceLocale } = state.view
  const { say } = speaker
  const title = confirmedSource === null ? panelTexts.sourceOutdated : panelTexts.sourceChanged

  return (
    <NoticeBox glyph="outdated" level="warning" title={say(title)}>
      {confirmedSource !== null && (
        <TextDiff from={confirmedSource} lang={sourceLocale} speaker={speaker} to={source} />
      )}
      {readOnly === null && (
        <div className={styles.buttons}>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void confirm()}
            size="medium"
          >
            {say(panelTexts.stillValid)}
          </Button>
        </div>
      )}
    </NoticeBox>
  )
}
