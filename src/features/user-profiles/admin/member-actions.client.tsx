'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { fillIn } from '@/i18n/fill-in'
import { callPanel, problemText } from '@/components/panel/panel-call.client'
import styles from './member-actions.module.css'
import { ConfirmDialog } from './confirm-dialog.client'
import { membersPath } from './member-paths'
import { actionTexts } from './texts'

type Action = 'suspend' | 'restore' | 'resend' | 'delete'

type Props = {
  userId: string
  email: string
  isSuspended: boolean
  isVerified: boolean
  mayDelete: boolean
  language: Locale
}

function actionsFor({ isSuspended, isVerified, mayDelete }: Props): Action[] {
  return [
    isSuspended ? 'restore' : 'suspend',
    ...(isVerified ? [] : (['resend'] as const)),
    ...(mayDelete ? (['delete'] as const) : []),
  ]
}

const doneTexts = {
  suspend: actionTexts.suspendDone,
  restore: actionTexts.restoreDone,
  resend: actionTexts.resendDone,
  delete: null,
} as const

/** What may be done with a member, each after a question. */
export function MemberActions(props: Props) {
  const { userId, email, language } = props
  const [open, setOpen] = useState<Action | null>(null)
  const router = useRouter()

  async function send(action: Action, values: object): Promise<string | null> {
    try {
      await callPanel({ path: `/workplace/members/${action}`, body: { userId, ...values } })
    } catch (error) {
      return problemText({ error, language, noAnswer: actionTexts.failed[language] })
    }
    setOpen(null)
    if (action === 'delete') router.push(membersPath)
    else router.refresh()
    const done = doneTexts[action]
    if (done) toast.success(done[language])
    return null
  }

  return (
    <section aria-label={actionTexts.actions[language]} className={styles.actions}>
      {actionsFor(props).map((action) => (
        <button
          className={styles.button}
          data-kind={action}
          key={action}
          onClick={() => setOpen(action)}
          type="button"
        >
          {actionTexts[action][language]}
        </button>
      ))}
      {open && (
        <ConfirmDialog
          confirm={actionTexts[open][language]}
          isGrave={open === 'suspend' || open === 'delete'}
          language={language}
          onClose={() => setOpen(null)}
          send={(form) => send(open, getValues({ action: open, form }))}
          title={withEmail({ text: actionTexts[`${open}Title`][language], email })}
        >
          <p>{withEmail({ text: actionTexts[`${open}Text`][language], email })}</p>
          <Fields action={open} language={language} />
        </ConfirmDialog>
      )}
    </section>
  )
}

function withEmail({ text, email }: { text: string; email: string }): string {
  return fillIn({ text, values: { email } })
}

function getValues({ action, form }: { action: Action; form: FormData }): object {
  const getText = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  if (action === 'delete') return { email: getText('email') }
  if (action !== 'suspend') return {}
  return { reason: getText('reason'), isReasonTold: form.get('isReasonTold') === 'yes' }
}

function Fields({ action, language }: { action: Action; language: Locale }): ReactNode {
  if (action === 'suspend') {
    return (
      <>
        <label className={styles.field}>
          {actionTexts.reason[language]}
          <textarea maxLength={2000} name="reason" required rows={4} />
        </label>
        <label className={styles.check}>
          <input name="isReasonTold" type="checkbox" value="yes" />
          {actionTexts.tellReason[language]}
        </label>
      </>
    )
  }
  if (action !== 'delete') return null
  return (
    <label className={styles.field}>
      {actionTexts.typeEmail[language]}
      <input autoComplete="off" maxLength={254} name="email" required type="email" />
    </label>
  )
}
