'use client'

import { Button } from '@payloadcms/ui'
import type { Speaker } from '@/components/panel/speaker'
import { unitTexts } from '../../texts/unit'
import { pieceNames } from '../../texts/unit-panels'
import { useTheEditor } from '../state/editor-context.client'
import { UndoButtons } from './undo-buttons.client'
import type { Piece } from './pieces'
import styles from './pieces-bar.module.css'

/** What the source is made of besides words, to put into the text, and the way back. */
export function PiecesBar() {
  const { pieces, speaker, insert } = useTheEditor()
  const { say } = speaker

  return (
    <div className={styles.bar}>
      {pieces.length > 0 && (
        <ul aria-label={say(unitTexts.pieces)} className={styles.pieces}>
          {pieces.map((piece, index) => {
            const name = pieceName({ piece, speaker })
            return (
              <li key={piece.before}>
                <Button
                  buttonStyle="subtle"
                  className={`${styles.piece} ${piece.isMissing ? styles.missing : ''}`}
                  extraButtonProps={index < 9 ? { 'aria-keyshortcuts': `Alt+${index + 1}` } : {}}
                  margin={false}
                  onClick={() => insert(piece)}
                  size="small"
                >
                  {piece.isMissing && <span aria-hidden="true">+ </span>}
                  <span className="sr-only">{say(unitTexts.insert)}: </span>
                  {name}
                  {piece.isMissing && (
                    <span className="sr-only">, {say(unitTexts.pieceMissing)}</span>
                  )}
                  {index < 9 && (
                    <kbd aria-hidden="true" className={styles.number}>
                      {index + 1}
                    </kbd>
                  )}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <UndoButtons />
    </div>
  )
}

function pieceName({ piece, speaker }: { piece: Piece; speaker: Speaker }): string {
  const { kind, name } = piece
  switch (kind) {
    case 'format':
      return isFormat(name) ? speaker.say(pieceNames[name]) : name
    case 'link':
      return `${speaker.say(pieceNames.link)}: ${shortened(name)}`
    case 'break':
    case 'tab':
      return speaker.say(pieceNames[kind])
    case 'element':
      return `${speaker.say(pieceNames.element)} ${name}`
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
