'use client'

import { useCallback, useState, type ReactNode } from 'react'
import { useSdk } from '@/auth/client/sdk/sdk.client'
import type { SessionFacts } from '@/auth/client/sdk/session-report.client'
import type { Locale } from '@/i18n/locales'
import { localePath, memberPath } from '@/i18n/paths'
import { AccountDeleted } from './account-deleted'
import { AccountDetails } from './account-details.client'
import styles from './account-area.module.css'
import { AccountSettings } from './settings/account-settings.client'
import { AccountSkeleton } from './account-skeleton'
import type { AccountTexts } from './account-texts'
import type { Account } from './answers'
import { MemberGate } from './member-gate'
import type { TopicName } from './passion-list'
import { ProfileSection } from './profile-section.client'
import { Unavailable } from './unavailable'
import { UnverifiedNotice } from './unverified-notice.client'
import { useAccount } from './use-account.client'
import { useHashTarget } from './use-hash-target.client'

type Props = {
  locale: Locale
  texts: AccountTexts
  names: TopicName[]
  lock: ReactNode
  /** What the member has offered to do; of another feature. */
  applications: ReactNode
}

/** The personal area: its page is the same for everybody, and this fills it in the browser. */
export function AccountArea({ locale, texts, names, lock, applications }: Props) {
  const { state, reload, setProfile } = useAccount(locale)
  const { gate, form } = texts
  const sdk = useSdk()
  const [deleted, setDeleted] = useState<Account | null>(null)
  useHashTarget(state.kind === 'ready')
  const isVerified = state.kind === 'ready' && state.profile !== null

  // The address was confirmed in another tab or on another device.
  const onChange = useCallback(
    (session: SessionFacts) => {
      if (session.isVerified && !isVerified) void reload()
    },
    [isVerified, reload],
  )

  const button = { href: form.signInPath, label: gate.button }

  // Another member has signed in meanwhile, who must not read whose account was deleted.
  if (deleted && state.kind === 'ready' && state.account.id !== deleted.id) setDeleted(null)
  if (deleted) return <AccountDeleted email={deleted.email} texts={texts} />
  if (state.kind === 'signed-out' || state.kind === 'loading') {
    const isLoading = state.kind === 'loading'
    // One and the same gate before and after: a press that begins on an element which is replaced
    // meanwhile leads nowhere.
    return (
      <>
        <div className={isLoading ? styles.forVisitors : undefined}>
          <MemberGate icon={lock} text={gate.text} button={button} />
        </div>
        {isLoading && (
          <div className={styles.forMembers}>
            <AccountSkeleton texts={texts} />
          </div>
        )}
      </>
    )
  }
  if (state.kind === 'unavailable') return <Unavailable texts={texts} retry={reload} />

  const { account, profile } = state
  return (
    <>
      {sdk && <sdk.Report onChange={onChange} />}
      <UnverifiedNotice account={account} locale={locale} texts={texts} reload={reload} />
      <ProfileSection
        profile={profile}
        roles={account.contributorRoles}
        ownPage={localePath({ locale, path: memberPath(account.id) })}
        locale={locale}
        names={names}
        texts={texts}
        onSaved={setProfile}
      />
      {profile && applications}
      <AccountDetails account={account} locale={locale} texts={texts} />
      <AccountSettings
        account={account}
        locale={locale}
        texts={texts}
        onDeleted={() => setDeleted(account)}
      />
    </>
  )
}
