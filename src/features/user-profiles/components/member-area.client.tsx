'use client'

import { useEffect, type ReactNode } from 'react'
import { useSdk } from '@/auth/client/sdk/sdk.client'
import { PageHead } from '@/components/ui/page-head'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import type { AccountTexts } from './account-texts'
import styles from './member-area.module.css'
import { MemberFacts } from './member-facts'
import { MemberGate } from './member-gate'
import type { TopicName } from './passion-list'
import { Unavailable } from './unavailable'
import { useMember, type MemberState } from './use-member.client'

type Props = {
  id: string
  locale: Locale
  siteName: string
  texts: AccountTexts
  names: TopicName[]
  lock: ReactNode
}

function getTitle({
  state,
  member,
}: { state: MemberState } & Pick<AccountTexts, 'member'>): string {
  if (state.kind === 'missing') return member.missing
  if (state.kind !== 'ready') return member.title
  const { first_name, last_name } = state.profile
  return `${first_name} ${last_name}`.trim() || member.nameless
}

/** The page of a member, filled in the browser: only signed-in members may see it. */
export function MemberArea({ id, locale, siteName, texts, names, lock }: Props) {
  const { value: state, reload } = useMember({ id, locale })
  useSdk()
  const { member, form, gate } = texts
  const title = getTitle({ state, member })
  const accountPath = localePath({ locale, path: paths.account })

  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title, siteName])

  return (
    <>
      <PageHead title={title} lead={state.kind === 'missing' ? member.missingText : undefined}>
        {state.kind === 'ready' && state.isOwn && (
          <p>
            {member.yours} <a href={accountPath}>{member.backToAccount}</a>
          </p>
        )}
      </PageHead>
      {state.kind === 'loading' && (
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
      )}
      {state.kind === 'signed-out' && (
        <MemberGate
          icon={lock}
          text={member.gate}
          button={{ href: form.signInPath, label: gate.button }}
        />
      )}
      {state.kind === 'unverified' && (
        <MemberGate
          icon={lock}
          text={member.unverified}
          button={{ href: accountPath, label: member.toAccount }}
        />
      )}
      {state.kind === 'unavailable' && <Unavailable texts={texts} retry={reload} />}
      {state.kind === 'ready' && (
        <div className={styles.facts}>
          <MemberFacts profile={state.profile} names={names} texts={texts} />
        </div>
      )}
    </>
  )
}
