'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { Glyph } from '@/components/panel/glyphs'
import { unitTexts } from '../texts/unit'
import { useTheEditor } from './state/editor-context.client'
import { ShortcutsDialog } from './shortcuts-dialog.client'
import styles from './unit-header.module.css'

/** Where else the text can be seen, the lock, and the list of shortcuts. */
export function UnitLinks() {
  const { state, intl, isBusy, setLocked } = useTheEditor()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const { view } = state
  const { t } = intl

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
        <Button
          buttonStyle="subtle"
          extraButtonProps={{ 'aria-disabled': isBusy, title: t(unitTexts.lockHint) }}
          margin={false}
          onClick={() => void setLocked(!view.isLocked)}
          size="small"
        >
          <span className={styles.badge}>
            <Glyph name="locked" />
            {t(view.isLocked ? unitTexts.unlock : unitTexts.lock)}
          </span>
        </Button>
      )}
      <Button
        aria-label={t(unitTexts.keys)}
        buttonStyle="subtle"
        className={styles.help}
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
        margin={false}
        onClick={() => setIsHelpOpen(true)}
        size="small"
      >
        ?
      </Button>
      {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} intl={intl} />}
    </div>
  )
}
