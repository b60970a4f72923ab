'use client'

import { Fragment } from 'react'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { DeskButton } from '../desk-button.client'
import { unitTexts } from '../texts/unit'
import { keyTexts, panelTexts } from '../texts/unit-panels'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import styles from '@/components/panel/dialog/dialog.module.css'

const shortcuts = [
  { keys: ['Ctrl+S'], does: keyTexts.save },
  { keys: ['Ctrl+Enter'], does: keyTexts.saveAndNext },
  { keys: ['Ctrl+Shift+Enter'], does: keyTexts.approveAndNext },
  { keys: ['Alt+←', 'Alt+→'], does: keyTexts.neighbours },
  { keys: ['Alt+1', 'Alt+9'], does: keyTexts.insert },
  { keys: ['Ctrl+B', 'Ctrl+I'], does: keyTexts.formats },
  { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: keyTexts.undo },
  { keys: ['Esc'], does: keyTexts.close },
]

export function ShortcutsDialog({ intl, onClose }: { intl: PanelIntl; onClose: () => void }) {
  const { t } = intl
  return (
    <Dialog onClose={onClose} title={t(unitTexts.keys)}>
      <table className={styles.keys}>
        <tbody>
          {shortcuts.map(({ keys, does }) => (
            <tr key={keys.join()}>
              <th scope="row">
                {keys.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && (does === keyTexts.insert ? ' … ' : ' ')}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </th>
              <td>{t(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t(keyTexts.mac)}</p>
      <div className={styles.buttons}>
        <DeskButton buttonStyle="secondary" onClick={onClose} size="medium">
          {t(panelTexts.close)}
        </DeskButton>
      </div>
    </Dialog>
  )
}
