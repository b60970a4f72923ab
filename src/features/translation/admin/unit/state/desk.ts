import type { Dispatch } from 'react'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { EditorAction } from './editor-reducer'
import type { EditorState } from './editor-state'

/** State shared by every part of the editor. */
export type Desk = {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  intl: PanelIntl
  filterQuery: string
}
