import { isLocale, type Locale } from '@/i18n/locales'

const editorRoles = ['admin', 'editor', 'translator', 'reviewer'] as const

type EditorRole = (typeof editorRoles)[number]

export type EditorRights = {
  id: number
  name: string
  role: EditorRole
  /** A translator's only languages; a reviewer's only ones, or all when empty. */
  languages: Locale[]
  mayApprove: boolean
}

/** An editor's rights over the texts of one language. */
export type Rights = {
  mayWrite: boolean
  mayApprove: boolean
  mayLock: boolean
  mayOverride: boolean
}

type InLanguage = { editor: EditorRights; locale: Locale }

/** The editor behind a user, with the properties that decide their rights; null for anyone else. */
export function editorRights(user: unknown): EditorRights | null {
  if (typeof user !== 'object' || user === null) return null
  if (!('collection' in user) || user.collection !== 'editors') return null
  if (!('id' in user) || typeof user.id !== 'number') return null
  const given = 'role' in user ? user.role : null
  const role = editorRoles.find((known) => known === given)
  if (!role) return null
  return {
    id: user.id,
    name: 'name' in user && typeof user.name === 'string' ? user.name : '',
    role,
    languages:
      'languages' in user && Array.isArray(user.languages) ? user.languages.filter(isLocale) : [],
    mayApprove: 'mayApprove' in user && user.mayApprove === true,
  }
}

/** Whether the editor may change texts in this language, the source not excepted. */
export function mayWrite({ editor, locale }: InLanguage): boolean {
  if (mayWriteShared(editor)) return true
  if (editor.role === 'reviewer' && editor.languages.length === 0) return true
  return editor.languages.includes(locale)
}

/** Whether the editor may approve texts in this language, which also publishes them. */
export function mayApprove({ editor, locale }: InLanguage): boolean {
  if (!mayWrite({ editor, locale })) return false
  return editor.role !== 'translator' || editor.mayApprove
}

/** Whether the editor may close texts against changes, and open them again. */
export function mayLock(editor: EditorRights): boolean {
  return editor.role === 'admin' || editor.role === 'reviewer'
}

/** Whether the editor may publish in spite of errors. */
export function mayOverride(editor: EditorRights): boolean {
  return editor.role === 'admin'
}

/** Whether the editor may change what all languages share: addresses, pictures, dates, rows. */
export function mayWriteShared(editor: EditorRights): boolean {
  return editor.role === 'admin' || editor.role === 'editor'
}

export function rightsIn({ editor, locale }: InLanguage): Rights {
  return {
    mayWrite: mayWrite({ editor, locale }),
    mayApprove: mayApprove({ editor, locale }),
    mayLock: mayLock(editor) && mayWrite({ editor, locale }),
    mayOverride: mayOverride(editor),
  }
}
