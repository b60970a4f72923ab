'use client'

import { locales } from '@/i18n/locales'
import { DeskButton } from '../desk-button.client'
import { languageTexts, unitTexts } from '../texts/unit'
import { useEditorContext } from './state/editor-context.client'
import { NoticeBox } from './notice-box'
import boxStyles from './notice-box.module.css'

/** Where there is no text yet: a copy of another language to start from. */
export function Prefill() {
  const { state, t, isBusy, readOnly, prefill } = useEditorContext()
  const { texts, text, locale } = state.view
  const others = locales.filter((other) => other !== locale && texts[other])
  if (readOnly !== null || text || others.length === 0) return null

  return (
    <NoticeBox glyph="missing" level="info" title={t(unitTexts.prefillHint)}>
      <div className={boxStyles.buttons}>
        {others.map((other) => (
          <DeskButton
            buttonStyle="secondary"
            isIdle={isBusy}
            key={other}
            onClick={() => void prefill(other)}
          >
            {t(languageTexts[other].copyFrom)}
          </DeskButton>
        ))}
      </div>
    </NoticeBox>
  )
}
