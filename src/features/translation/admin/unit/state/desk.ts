import type { Dispatch } from 'react'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { EditorAction } from './editor-reducer'
import type { EditorState } from './editor-state'

/** What every part of the editor works on. */
export type Desk = {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  intl: PanelIntl
  filterQuery: string
}
