import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import type { EditorRights } from '@/cms/access/rights'
import { readMemberRecord } from '../membership/member-record'
import { mayDeleteMembers } from '../membership/member-rights'
import type { PanelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { asNothing, Unavailable } from './list-view'
import { MemberActions } from './member-actions.client'
import { membersPath } from './member-paths'
import table from './member-table.module.css'
import styles from './members.module.css'
import { AccountFacts, ProfileFacts } from './record-facts'
import { ApplicationList, LogList, MessageList } from './record-lists'
import { memberTexts } from './texts'

/** All that there is about a member, and what may be done. */
export async function RecordView({
  cms,
  editor,
  userId,
  intl,
}: {
  cms: Payload
  editor: EditorRights
  userId: string
  intl: PanelIntl
}) {
  const record = await readMemberRecord({ cms, userId }).catch((error: unknown) => {
    asNothing(error)
    return 'unavailable' as const
  })
  if (record === 'unavailable') return <Unavailable intl={intl} />
  if (!record) notFound()
  const { account, profile } = record
  const { t, language } = intl
  const name = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim()
  const isSuspended = Boolean(profile?.suspendedAt)
  return (
    <>
      <p className={styles.back}>
        <a href={membersPath}>{t(memberTexts.back)}</a>
      </p>
      <header className={view.head}>
        <h1 className={view.title}>{name || account.email}</h1>
        {isSuspended && (
          <span className={table.mark} data-level="error">
            {t(memberTexts.suspended)}
          </span>
        )}
      </header>
      <MemberActions
        email={account.email}
        isSuspended={isSuspended}
        isVerified={account.isVerified}
        language={language}
        mayDelete={mayDeleteMembers(editor)}
        roles={(profile?.contributorRoles ?? []).map((role) => ({
          role,
          name: t(contributorRoleNames[role]),
        }))}
        userId={account.id}
      />
      <div className={styles.columns}>
        <AccountFacts record={record} intl={intl} />
        <ProfileFacts record={record} intl={intl} />
      </div>
      <div className={styles.columns}>
        <MessageList record={record} intl={intl} />
        <ApplicationList record={record} intl={intl} />
      </div>
      <LogList record={record} intl={intl} />
    </>
  )
}
