import { localeNames } from '@/i18n/locales'
import type { ListedMember } from '../membership/list-members'
import { roleName } from '../membership/member-filter'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import type { Speaker } from '@/components/panel/speaker'
import { memberPath } from './member-paths'
import styles from './member-table.module.css'
import { memberTexts } from './texts'

/** Members, a row each; the row leads to the member. */
export function MemberTable({
  members,
  speaker,
}: {
  members: readonly ListedMember[]
  speaker: Speaker
}) {
  const { say } = speaker
  const { caption, name, method, language, role, joined, lastSeen } = memberTexts
  return (
    <ListTable
      caption={say(caption)}
      className={styles.members}
      columns={[name, method, language, role, joined, lastSeen].map((text) => say(text))}
    >
      {members.map((member) => (
        <Row key={member.account.id} member={member} speaker={speaker} />
      ))}
    </ListTable>
  )
}

function Row({ member, speaker }: { member: ListedMember; speaker: Speaker }) {
  const { account, profile } = member
  const { say, day } = speaker
  const roles = (profile?.roles ?? []).map((role) => roleName(role)?.[speaker.language] ?? role)
  return (
    <tr>
      <th scope="row">
        <a className={table.open} href={memberPath(account.id)}>
          {profile?.name ? (
            <span className={styles.name}>{profile.name}</span>
          ) : (
            <span className={styles.nameless}>{say(memberTexts.nameless)}</span>
          )}
          <span className={styles.email}>{account.email}</span>
        </a>
        {(!account.isVerified || profile?.suspendedAt) && (
          <span className={styles.marks}>
            {profile?.suspendedAt && (
              <span className={styles.mark} data-level="error">
                {say(memberTexts.suspended)}
              </span>
            )}
            {!account.isVerified && (
              <span className={styles.mark} data-level="warning">
                {say(memberTexts.notVerified)}
              </span>
            )}
          </span>
        )}
      </th>
      <td data-label={say(memberTexts.method)}>
        {account.methods.map((method) => say(memberTexts[method])).join(', ')}
      </td>
      <td data-label={say(memberTexts.language)}>
        {profile && <span lang={profile.lang}>{localeNames[profile.lang].name}</span>}
      </td>
      <td data-label={say(memberTexts.role)}>{roles.join(', ')}</td>
      <td data-label={say(memberTexts.joined)}>
        <time dateTime={account.joinedAt}>{day(account.joinedAt)}</time>
      </td>
      <td data-label={say(memberTexts.lastSeen)}>
        {profile?.lastSeenAt ? (
          <time dateTime={profile.lastSeenAt.slice(0, 10)}>{day(profile.lastSeenAt)}</time>
        ) : (
          <span className={styles.never}>{say(memberTexts.neverSeen)}</span>
        )}
      </td>
    </tr>
  )
}
