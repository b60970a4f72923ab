'use client'

import { fillIn } from '@/i18n/fill-in'
import { momentInChisinau } from '@/components/panel/moment'
import { DeskButton } from '../desk-button.client'
import type { UnitChange } from '../../reading/views'
import { stateNames } from '../texts/states'
import { noticeTexts } from '../texts/unit-notices'
import { noteName } from '../texts/notes'
import { originNames, panelTexts } from '../texts/unit-panels'
import { useEditorContext } from './state/editor-context.client'
import type { EditorState } from './state/editor-state'
import { Panel } from './panel.client'
import styles from './talk.module.css'
import { withKnownLinks } from './text/known-links'
import { UnitDiff } from './text/unit-diff.client'

/** Who changed the text, when, and from what to what; every earlier text can be taken up again. */
export function HistoryPanel() {
  const { state, t } = useEditorContext()
  const { changes } = state
  return (
    <Panel name="history" title={t(panelTexts.history)}>
      {changes === null && <p className={styles.quiet}>{t(panelTexts.reading)}</p>}
      {changes?.length === 0 && <p className={styles.quiet}>{t(panelTexts.noHistory)}</p>}
      <ol className={styles.list}>
        {changes?.map((change, index) => (
          <Change change={change} isOldest={index === changes.length - 1} key={change.id} />
        ))}
      </ol>
    </Panel>
  )
}

/** The text before the oldest change is in no other change. */
function Change({ change, isOldest }: { change: UnitChange; isOldest: boolean }) {
  const { state, t, language, text, readOnly } = useEditorContext()
  const { fromText, toText, fromState, toState } = change
  const time = momentInChisinau({ at: change.at, language })
  const by = change.by ?? t(panelTexts.system)

  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{by}</strong> <time dateTime={change.at}>{time}</time>
        <span className={styles.quiet}>{t(originNames[change.origin])}</span>
      </p>
      {fromText !== toText && (
        <UnitDiff from={fromText ?? ''} lang={state.view.locale} to={toText ?? ''} />
      )}
      {fromState !== toState && (
        <p className={styles.quiet}>
          {t(stateNames[fromState])} → {t(stateNames[toState])}
        </p>
      )}
      {change.note !== null && change.note !== '' && <p>{t(noteName(change.note))}</p>}
      <div className={styles.buttons}>
        {readOnly === null && toText !== null && toText !== text && (
          <Restore
            label={fillIn({ text: t(panelTexts.restoreFrom), values: { time } })}
            source={change.toSource}
            text={toText}
          >
            {t(panelTexts.restore)}
          </Restore>
        )}
        {readOnly === null && isOldest && fromText !== null && fromText !== text && (
          <Restore source={change.fromSource} text={fromText}>
            {t(panelTexts.restoreFirst)}
          </Restore>
        )}
      </div>
    </li>
  )
}

type RestoreProps = {
  text: string
  /** The Romanian of then; null where it is the one of now. */
  source: string | null
  label?: string
  children: string
}

function Restore({ text, source, label, children }: RestoreProps) {
  const { state, dispatch, t, isLeaving, replace } = useEditorContext()
  return (
    <DeskButton
      {...(label === undefined ? {} : { 'aria-label': label })}
      buttonStyle="subtle"
      isIdle={isLeaving}
      onClick={() => {
        const restored = restoredText({ text, source, state })
        const caret = { start: restored.length, end: restored.length }
        if (!replace({ text: restored, caret })) return
        const said = restored === text ? noticeTexts.restored : noticeTexts.restoredWithoutLinks
        dispatch({ type: 'told', notice: { level: 'info', text: t(said) } })
      }}
    >
      {children}
    </DeskButton>
  )
}

function restoredText({
  text,
  source,
  state,
}: Pick<RestoreProps, 'text' | 'source'> & { state: EditorState }): string {
  const { view, base } = state
  if (view.format !== 'rich-text') return text
  const present = view.texts[view.sourceLocale] ?? ''
  return withKnownLinks({
    then: { text, source: source ?? present },
    now: { text: base.text, source: present },
  })
}
