import type { Dispatch } from 'react'
import type { Speaker } from '@/components/panel/speaker'
import type { EditorAction } from './editor-reducer'
import type { EditorState } from './editor-state'

/** What every part of the editor works on. */
export type Desk = {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  speaker: Speaker
  filterQuery: string
}
