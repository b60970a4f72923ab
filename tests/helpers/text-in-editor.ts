import {
  editorReducer,
  type EditorAction,
} from '@/features/translation/admin/unit/state/editor-reducer'
import {
  initialState,
  type EditorState,
} from '@/features/translation/admin/unit/state/editor-state'
import type { UnitView } from '@/features/translation/reading/views'

export const neighbours = { previous: null, next: 'message:site.next', position: 1, total: 2 }
export const notice = { level: 'success', text: 'Salvat' } as const

/** An English text that says “Welcome”. */
export function view(changes: Partial<UnitView> = {}): UnitView {
  return {
    unit: 'message:site.title',
    kind: 'message',
    container: 'messages',
    document: 'site',
    documentTitle: 'Site',
    fieldTitle: 'Titlu',
    format: 'text',
    source: 'Bun venit',
    text: 'Welcome',
    state: 'needs-review',
    isOutdated: false,
    isLocked: false,
    errors: 0,
    warnings: 0,
    checks: [],
    changedAt: null,
    changedBy: null,
    locale: 'en',
    sourceLocale: 'ro',
    texts: { ro: 'Bun venit', en: 'Welcome', ru: null },
    hash: 'h1',
    sourceHash: 's1',
    confirmedSource: null,
    origin: 'desk',
    maxLength: null,
    isRequired: true,
    arguments: [],
    description: null,
    findings: [],
    dismissed: [],
    missingTail: null,
    untranslated: null,
    pagePath: null,
    href: '/admin',
    rights: { mayWrite: true, mayApprove: false, mayLock: false, mayOverride: false },
    ...changes,
  }
}

/** The state of the editor after what was done in it. */
export function after({
  actions,
  from = initialState({ view: view(), neighbours }),
}: {
  actions: EditorAction[]
  from?: EditorState
}): EditorState {
  return actions.reduce(editorReducer, from)
}

export function typed(text: string): EditorAction {
  return { type: 'typed', text, caret: { start: text.length, end: text.length }, at: 1 }
}
