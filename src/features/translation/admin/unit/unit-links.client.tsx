'use client'

import { useState } from 'react'
import { Glyph } from '@/components/panel/glyphs'
import { DeskButton } from '../desk-button.client'
import { keyTexts } from '../texts/keys'
import { unitTexts } from '../texts/unit'
import { useEditorContext } from './state/editor-context.client'
import { ShortcutsDialog } from './shortcuts-dialog.client'
import styles from './unit-header.module.css'

/** Where else the text can be seen, the lock, and the list of shortcuts. */
export function UnitLinks() {
  const { state, t, intl, isBusy, setLocked } = useEditorContext()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const { view } = state

  return (
    <div className={styles.links}>
      {view.pagePath !== null && (
        <a className={styles.way} href={view.pagePath} rel="noreferrer" target="_blank">
          {t(unitTexts.page)}
          <span aria-hidden="true"> ↗</span>
          <span className="sr-only"> {t(unitTexts.newTab)}</span>
        </a>
      )}
      <a className={styles.way} href={view.href}>
        {t(unitTexts.record)}
      </a>
      {view.rights.mayLock && (
        <DeskButton
          buttonStyle="subtle"
          isIdle={isBusy}
          extraButtonProps={{ title: t(unitTexts.lockHint) }}
          onClick={() => void setLocked(!view.isLocked)}
        >
          <span className={styles.badge}>
            <Glyph name="locked" />
            {t(view.isLocked ? unitTexts.unlock : unitTexts.lock)}
          </span>
        </DeskButton>
      )}
      <DeskButton
        buttonStyle="subtle"
        className={styles.help}
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
        onClick={() => setIsHelpOpen(true)}
      >
        <span className={styles.badge}>
          <Glyph name="keyboard" />
          {t(keyTexts.open)}
        </span>
      </DeskButton>
      {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} intl={intl} />}
    </div>
  )
}
