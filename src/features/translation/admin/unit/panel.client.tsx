'use client'

import type { ReactNode } from 'react'
import { Glyph } from '@/components/panel/glyphs'
import { useEditorContext } from './state/editor-context.client'
import type { Panel as PanelName } from './state/editor-state'
import { passFocusTo } from './pass-focus.client'
import styles from './panel.module.css'

const toggleId = (name: PanelName) => `unit-${name}-toggle`

const passFocus = {
  comments: passFocusTo(toggleId('comments')),
  history: passFocusTo(toggleId('history')),
  reference: passFocusTo(toggleId('reference')),
  dismissed: passFocusTo(toggleId('dismissed')),
} satisfies Record<PanelName, unknown>

/** A part that folds; what is in it exists only while it is open. */
export function Panel({
  name,
  title,
  count,
  children,
}: {
  name: PanelName
  title: string
  /** Beside the title, for what needs attention. */
  count?: string | undefined
  children: ReactNode
}) {
  const { state, dispatch } = useEditorContext()
  const isOpen = state.panels[name]
  const id = `unit-${name}`

  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={styles.toggle}
          id={toggleId(name)}
          onClick={() => dispatch({ type: 'folded', panel: name, isOpen: !isOpen })}
          type="button"
        >
          <span className={styles.arrow}>
            <Glyph name="right" />
          </span>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      </h2>
      <div hidden={!isOpen} id={id}>
        {isOpen && (
          <div className={styles.body} ref={passFocus[name]}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}
