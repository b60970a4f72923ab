'use client'

import { contributorRoleOptions } from '@/cms/fields/contributor-roles'
import type { Locale } from '@/i18n/locales'
import type { ContributorRole } from '../types'
import styles from './member-actions.module.css'
import type { MemberAction } from './member-action'
import { actionTexts } from './texts'

type Props = {
  action: MemberAction
  /** Those that the member has. */
  roles: ContributorRole[]
  language: Locale
}

/** What an action asks for besides the member. */
export function ActionFields({ action, roles, language }: Props) {
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
  if (action === 'unassign') {
    const held = contributorRoleOptions.filter(({ value }) => roles.some((role) => role === value))
    return (
      <fieldset className={styles.choices}>
        <legend>{actionTexts.unassignRoles[language]}</legend>
        {held.map(({ value, label }) => (
          <label className={styles.check} key={value}>
            <input name="role" type="checkbox" value={value} />
            {label[language]}
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
