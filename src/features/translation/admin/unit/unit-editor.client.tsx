'use client'

import { ActionBar } from './action-bar.client'
import { CommentsPanel } from './comments-panel.client'
import { EditorContext } from './state/editor-context.client'
import { HistoryPanel } from './history-panel.client'
import { LeaveDialog } from './leave-dialog.client'
import { SourcePanel } from './source-panel.client'
import { TargetPanel } from './target-panel.client'
import styles from './unit-editor.module.css'
import { UnitHeader } from './unit-header.client'
import { useEditor, type EditorProps } from './state/use-editor.client'

/** One text of the site beside its source; saving goes on to the next one of the list. */
export function UnitEditor(props: EditorProps) {
  const editor = useEditor(props)
  return (
    <EditorContext value={editor}>
      <div className={styles.editor} data-busy={editor.isBusy || undefined}>
        <UnitHeader />
        <div className={styles.columns}>
          <SourcePanel />
          <TargetPanel />
          <div className={styles.talk}>
            <CommentsPanel />
            <HistoryPanel />
          </div>
        </div>
        <ActionBar />
        <LeaveDialog />
      </div>
    </EditorContext>
  )
}
