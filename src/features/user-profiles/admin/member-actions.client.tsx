'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { fillIn } from '@/i18n/fill-in'
import { callPanel, problemText } from '@/components/panel/panel-call.client'
import styles from './member-actions.module.css'
import { ActionFields } from './action-fields.client'
import { ConfirmDialog } from './confirm-dialog.client'
import type { MemberAction, NamedRole } from './member-action'
import { membersPath } from './member-paths'
import { actionTexts } from './texts'

const graveActions = new Set<MemberAction>(['suspend', 'unassign', 'delete'])

type Props = {
  userId: string
  email: string
  isSuspended: boolean
  isVerified: boolean
  /** Those that the member has. */
  roles: readonly NamedRole[]
  mayDelete: boolean
  language: Locale
}

function actionsFor({ isSuspended, isVerified, roles, mayDelete }: Props): MemberAction[] {
  return [
    isSuspended ? 'restore' : 'suspend',
    ...(isVerified ? [] : (['resend'] as const)),
    ...(roles.length > 0 ? (['unassign'] as const) : []),
    ...(mayDelete ? (['delete'] as const) : []),
  ]
}

const doneTexts = {
  suspend: actionTexts.suspendDone,
  restore: actionTexts.restoreDone,
  resend: actionTexts.resendDone,
  unassign: actionTexts.unassignDone,
  delete: null,
} as const

/** The actions on a member, each of which asks for confirmation. */
export function MemberActions(props: Props) {
  const { userId, email, roles, language } = props
  const [open, setOpen] = useState<MemberAction | null>(null)
  // Kept here, outside the dialog: closing it by mistake loses nothing.
  const [reason, setReason] = useState('')
  const router = useRouter()

  async function send(action: MemberAction, form: FormData): Promise<string | null> {
    const values = getValues({ action, form })
    if (!values) return actionTexts.unassignNone[language]
    try {
      await callPanel({ path: `/workplace/members/${action}`, body: { userId, ...values } })
    } catch (error) {
      return problemText({ error, language, noResponse: actionTexts.failed[language] })
    }
    setOpen(null)
    if (action === 'suspend') setReason('')
    if (action === 'delete') router.push(membersPath)
    else router.refresh()
    const done = doneTexts[action]
    if (done) toast.success(done[language])
    return null
  }

  // Suspending and restoring are one button, which keeps the focus when the other word comes to it.
  return (
    <section aria-label={actionTexts.actions[language]} className={styles.actions}>
      {actionsFor(props).map((action) => (
        <button
          className={styles.button}
          data-kind={action}
          key={action === 'restore' ? 'suspend' : action}
          onClick={() => setOpen(action)}
          type="button"
        >
          {actionTexts[action][language]}
        </button>
      ))}
      {open && (
        <ConfirmDialog
          confirm={actionTexts[open][language]}
          isGrave={graveActions.has(open)}
          language={language}
          onClose={() => setOpen(null)}
          send={(form) => send(open, form)}
          title={withEmail({ text: actionTexts[`${open}Title`][language], email })}
        >
          <p>{withEmail({ text: actionTexts[`${open}Text`][language], email })}</p>
          <ActionFields
            action={open}
            language={language}
            onReason={setReason}
            reason={reason}
            roles={roles}
          />
        </ConfirmDialog>
      )}
    </section>
  )
}

function withEmail({ text, email }: { text: string; email: string }): string {
  return fillIn({ text, values: { email } })
}

/** What is sent besides the member; null where nothing was chosen. */
function getValues({ action, form }: { action: MemberAction; form: FormData }): object | null {
  const getText = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  if (action === 'delete') return { email: getText('email') }
  if (action === 'unassign') {
    const roles = form.getAll('role')
    return roles.length > 0 ? { roles } : null
  }
  if (action !== 'suspend') return {}
  return { reason: getText('reason'), isReasonTold: form.get('isReasonTold') === 'yes' }
}
