'use client'

import { useEffect, useRef } from 'react'
import { momentInChisinau } from '@/components/panel/moment'
import { DeskButton } from '../desk-button.client'
import { panelTexts } from '../texts/unit-panels'
import styles from './conflict-panel.module.css'
import { useEditorContext } from './state/editor-context.client'
import type { OpenConflict } from './state/editor-state'
import boxStyles from './notice-box.module.css'
import { FormattedText } from './text/formatted-text'
import { readText } from './text/read-text'
import { UnitDiff } from './text/unit-diff.client'

/** Two people changed the same text: both are shown against what they started from. */
export function ConflictPanel() {
  const { state } = useEditorContext()
  const { conflict } = state
  return conflict && <OpenConflictPanel conflict={conflict} key={conflict.hash} />
}

function OpenConflictPanel({ conflict }: { conflict: OpenConflict }) {
  const { state, dispatch, t, language, isBusy, isLeaving, takeTheirs } = useEditorContext()
  const heading = useRef<HTMLHeadingElement>(null)
  const { by, at } = conflict
  const { locale: lang, format } = state.view
  const when = at === null ? null : momentInChisinau({ at, language })

  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <section
      aria-labelledby="unit-conflict"
      className={`${boxStyles.box} ${boxStyles.error} ${styles.conflict}`}
    >
      <h3 className={styles.title} id="unit-conflict" ref={heading} tabIndex={-1}>
        {t(panelTexts.conflict)}
      </h3>
      <div className={styles.versions}>
        <article className={styles.version}>
          <h4>
            {t(panelTexts.theirs)}
            <span className={styles.by}>
              {[by ?? t(panelTexts.system), when].filter(Boolean).join(', ')}
            </span>
          </h4>
          {conflict.text ? (
            <UnitDiff from={conflict.base} lang={lang} to={conflict.text} />
          ) : (
            <p className={styles.by}>{t(panelTexts.emptyText)}</p>
          )}
          <DeskButton
            buttonStyle="secondary"
            isIdle={isBusy}
            onClick={() => void takeTheirs()}
            size="medium"
          >
            {t(panelTexts.takeTheirs)}
          </DeskButton>
        </article>
        <article className={styles.version}>
          <h4>{t(panelTexts.mine)}</h4>
          <UnitDiff from={conflict.base} lang={lang} to={conflict.mine} />
          <DeskButton
            buttonStyle="secondary"
            isIdle={isLeaving}
            onClick={() => dispatch({ type: 'decided', choice: 'mine' })}
            size="medium"
          >
            {t(panelTexts.takeMine)}
          </DeskButton>
        </article>
      </div>
      <details className={styles.base}>
        <summary>{t(panelTexts.base)}</summary>
        <p lang={conflict.base ? lang : language}>
          {conflict.base ? (
            <FormattedText marked={null} nodes={readText({ text: conflict.base, format })} />
          ) : (
            t(panelTexts.emptyText)
          )}
        </p>
      </details>
      <p>{t(conflict.isDecided ? panelTexts.decided : panelTexts.mergeHint)}</p>
    </section>
  )
}
