import { isRecord } from '@/lib/is-record'
import type { EditedText } from '../text/edit-text'
import { copyOf, withoutNumbered } from './put-piece'

/** Plain text goes to other programs; this is what blocks of the desk take from each other. */
const type = 'application/x-pasiuni-block'

type Place = { clipboard: DataTransfer; unit: string }

export function writeClipboard({ clipboard, unit, ...selected }: Place & EditedText): void {
  const copied = copyOf(selected)
  if (copied) clipboard.setData(type, JSON.stringify({ unit, copied }))
}

/** What was copied from a block; null for anything else. Links stay behind in their own unit. */
export function readClipboard({ clipboard, unit }: Place): string | null {
  const found = parsed(clipboard.getData(type))
  if (!isRecord(found) || typeof found.copied !== 'string') return null
  return found.unit === unit ? found.copied : withoutNumbered(found.copied)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
