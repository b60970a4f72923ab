'use client'

import type { Locale } from '@/i18n/locales'
import styles from './member-actions.module.css'
import type { MemberAction, NamedRole } from './member-action'
import { actionTexts } from './texts'

type Props = {
  action: MemberAction
  /** Those that the member has. */
  roles: readonly NamedRole[]
  /** Why a member is suspended, as it is written so far. */
  reason: string
  onReason: (reason: string) => void
  language: Locale
}

/** What an action asks for besides the member. */
export function ActionFields({ action, roles, reason, onReason, language }: Props) {
  if (action === 'suspend') {
    return (
      <>
        <label className={styles.field}>
          {actionTexts.reason[language]}
          <textarea
            maxLength={2000}
            name="reason"
            onChange={({ target }) => onReason(target.value)}
            required
            rows={4}
            value={reason}
          />
        </label>
        <label className={styles.check}>
          <input name="isReasonTold" type="checkbox" value="yes" />
          {actionTexts.tellReason[language]}
        </label>
      </>
    )
  }
  if (action === 'unassign') {
    return (
      <fieldset className={styles.choices}>
        <legend>{actionTexts.unassignRoles[language]}</legend>
        {roles.map(({ role, name }) => (
          <label className={styles.check} key={role}>
            <input name="role" type="checkbox" value={role} />
            {name}
          </label>
        ))}
      </fieldset>
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
