import { beginEnrolment, confirmEnrolment } from '@/features/editors/sign-in/enrolment'
import { makeAppCode } from './editor-browser'
import type { useCms } from './cms'

type Site = ReturnType<typeof useCms>

export const editorPassword = 'o-parola-de-redactor'
let made = 0

/** Makes an editor with a password and no session. */
export async function newEditor({
  site,
  role = 'editor',
}: {
  site: Site
  role?: 'admin' | 'editor'
}) {
  made += 1
  const data = {
    ...{ email: `redactor-${made}@pasiuni.example`, password: editorPassword },
    ...{ name: `Redactor ${made}`, role },
  }
  const { id, name, email } = await site.cms.create({
    collection: 'editors',
    data,
    overrideAccess: true,
  })
  const rights = { id, name, role, languages: [], mayApprove: false }
  return { id, name, email, rights, session: null }
}

export type NewEditor = Awaited<ReturnType<typeof newEditor>>

/** Turns the second factor on as the account page does, with the code of half a minute ago. */
export async function enrol({ site: { cms }, editor }: { site: Site; editor: NewEditor }) {
  const { secret, ticket } = beginEnrolment(editor)
  const code = makeAppCode({ secret, step: -1 })
  return { secret, codes: await confirmEnrolment({ cms, editor, language: 'ro', ticket, code }) }
}

/** What is typed into the form: the right password, or a wrong one. */
export function typed({ email }: NewEditor, password = editorPassword) {
  return { email, password }
}
