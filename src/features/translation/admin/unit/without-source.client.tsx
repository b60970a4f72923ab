'use client'

import { useId, useState } from 'react'
import { DeskButton } from '../desk-button.client'
import { unitTexts } from '../texts/unit'
import { noticeTexts } from '../texts/unit-notices'
import { settleBlock } from './state/desk-call.client'
import { isHere } from './state/editor-changes'
import { useEditorContext } from './state/editor-context.client'
import type { Place } from './state/editor-state'
import { failureNotice } from './state/failure-notice'
import { announceBusy } from './state/announce-busy'
import { plainText } from './text/markup'
import { NoticeBox } from './notice-box'
import { readText } from './text/read-text'
import styles from '@/components/panel/small-form.module.css'
import { listAddress, unitAddress } from './state/unit-address'

const longest = 90

/** What to do with a text that the source does not have: say what it translates, or remove it. */
export function WithoutSource() {
  const { state, dispatch, t, intl, isBusy, filterQuery } = useEditorContext()
  const { view } = state
  const { unit, locale, untranslated, rights } = view
  const [chosen, setChosen] = useState('')
  // Its page is about to go, or stays for a comment: there is nothing left to do about the block.
  const [settled, setSettled] = useState<Place | null>(null)
  const isSettled = settled !== null && isHere({ state, place: settled })
  const id = useId()
  if (untranslated === null) return null
  const isBlock = view.format === 'rich-text'

  async function settle(source: string | null) {
    if (isBusy) {
      announceBusy({ dispatch, intl })
      return
    }
    dispatch({ type: 'started', work: 'changing' })
    try {
      await settleBlock({ unit, locale, expectedHash: view.hash, source })
      setSettled({ unit, locale })
      // The browser asks an editor with an unsent comment, who may then stay.
      const text = t(source === null ? noticeTexts.blockRemoved : noticeTexts.blockPaired)
      dispatch({ type: 'ended', place: { unit, locale }, notice: { level: 'success', text } })
      const place = { locale, filterQuery }
      window.location.assign(
        source === null ? listAddress(place) : unitAddress({ ...place, unit: source }),
      )
    } catch (failure) {
      const notice = failureNotice({ failure, intl })
      dispatch({ type: 'failed', place: { unit, locale }, notice })
    }
  }

  return (
    <NoticeBox
      glyph={isBlock ? 'errors' : 'warnings'}
      level={isBlock ? 'error' : 'warning'}
      title={t(unitTexts.withoutSource)}
    >
      {rights.mayApprove && !isSettled && (
        <div className={styles.form}>
          {untranslated.length > 0 && (
            <>
              <label htmlFor={id}>{t(unitTexts.translates)}</label>
              <select
                className={styles.field}
                id={id}
                lang={view.sourceLocale}
                onChange={(event) => setChosen(event.target.value)}
                value={chosen}
              >
                <option value="" />
                {untranslated.map((block) => (
                  <option key={block.unit} value={block.unit}>
                    {shorten(plainText(readText({ text: block.source, format: view.format })))}
                  </option>
                ))}
              </select>
            </>
          )}
          <div className={styles.buttons}>
            {untranslated.length > 0 && (
              <DeskButton
                disabled={chosen === ''}
                isIdle={isBusy || chosen === ''}
                onClick={() => void settle(chosen)}
              >
                {t(unitTexts.pair)}
              </DeskButton>
            )}
            <DeskButton buttonStyle="secondary" isIdle={isBusy} onClick={() => void settle(null)}>
              {t(unitTexts.removeBlock)}
            </DeskButton>
          </div>
        </div>
      )}
    </NoticeBox>
  )
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
