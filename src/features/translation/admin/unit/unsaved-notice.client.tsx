'use client'

import { momentInChisinau } from '@/components/panel/moment'
import { DeskButton } from '../desk-button.client'
import { panelTexts } from '../texts/unit-panels'
import { useEditorContext } from './state/editor-context.client'
import { NoticeBox } from './notice-box'
import styles from './notice-box.module.css'
import { UnitDiff } from './text/unit-diff.client'

/** A text left unsaved in this tab, to continue or to discard. */
export function UnsavedNotice() {
  const { state, dispatch, t, language, isLeaving } = useEditorContext()
  const { kept, base, view } = state
  if (!kept) return null
  const time = momentInChisinau({ at: kept.at, language })

  return (
    <NoticeBox glyph="draft" level="info" title={t(panelTexts.kept, { time })}>
      {kept.base.hash !== base.hash && <p>{t(panelTexts.keptOlder)}</p>}
      <UnitDiff from={base.text} lang={view.locale} to={kept.text} />
      <div className={styles.buttons}>
        <DeskButton
          buttonStyle="secondary"
          isIdle={isLeaving}
          onClick={() => dispatch({ type: 'kept-restored' })}
          size="medium"
        >
          {t(panelTexts.keptRestore)}
        </DeskButton>
        <DeskButton
          buttonStyle="subtle"
          onClick={() => dispatch({ type: 'kept-discarded' })}
          size="medium"
        >
          {t(panelTexts.keptDiscard)}
        </DeskButton>
      </div>
    </NoticeBox>
  )
}
