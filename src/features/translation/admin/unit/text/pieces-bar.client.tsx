'use client'

import type { PanelIntl } from '@/components/panel/panel-intl'
import { DeskButton } from '../../desk-button.client'
import { unitTexts } from '../../texts/unit'
import { pieceNames } from '../../texts/unit-panels'
import { useEditorContext } from '../state/editor-context.client'
import { UndoButtons } from './undo-buttons.client'
import type { Piece } from './pieces'
import styles from './pieces-bar.module.css'

/** What the source is made of besides words, to put into the text, and the way back. */
export function PiecesBar({ hasHistory }: { hasHistory: boolean }) {
  const { state, pieces, t, intl, isLeaving, insert } = useEditorContext()
  if (pieces.length === 0 && !hasHistory) return null

  return (
    <div className={styles.bar}>
      {pieces.length > 0 && (
        <ul aria-label={t(unitTexts.pieces)} className={styles.pieces}>
          {pieces.map((piece, index) => (
            <li key={piece.before}>
              <DeskButton
                buttonStyle="subtle"
                className={`${styles.piece} ${piece.isMissing ? styles.missing : ''}`}
                isIdle={isLeaving}
                keys={index < 9 ? toShortcut(index) : undefined}
                onClick={() => insert(piece)}
                // The text keeps its caret.
                onMouseDown={(event) => event.preventDefault()}
              >
                {piece.isMissing && <span aria-hidden="true">+ </span>}
                <span className="sr-only">{t(unitTexts.insert)}: </span>
                <PieceName intl={intl} lang={state.view.sourceLocale} piece={piece} />
                {piece.isMissing && <span className="sr-only">, {t(unitTexts.pieceMissing)}</span>}
                {index < 9 && (
                  <kbd aria-hidden="true" className={styles.number}>
                    {toShortcut(index)}
                  </kbd>
                )}
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
      {hasHistory && <UndoButtons />}
    </div>
  )
}

function toShortcut(index: number): string {
  return `Alt+${index + 1}`
}

function PieceName({ piece, intl, lang }: { piece: Piece; intl: PanelIntl; lang: string }) {
  const { kind, name, before } = piece
  switch (kind) {
    case 'format':
      return isFormat(name) ? intl.t(pieceNames[name]) : name
    case 'link':
      // The number is what tells the links apart in the texts and in what the checks say.
      return (
        <>
          {intl.t(pieceNames.link)} {/\d+/u.exec(before)?.[0]}:{' '}
          <span lang={lang}>{shortened(name)}</span>
        </>
      )
    case 'break':
    case 'tab':
      return intl.t(pieceNames[kind])
    case 'element':
      return `${intl.t(pieceNames.element)} ${name}`
    case 'argument':
      return `{${name}}`
    case 'plural':
      return `{${name}, plural}`
    case 'tag':
      return `<${name}>`
  }
}

function isFormat(name: string): name is 'b' | 'i' | 'u' | 's' | 'code' {
  return ['b', 'i', 'u', 's', 'code'].includes(name)
}

function shortened(name: string): string {
  return name.length > 24 ? `${name.slice(0, 23)}…` : name
}
