import { localeNames } from '@/i18n/locales'
import type { ListedMember } from '@/workplace/members/list-members'
import { roleName } from '@/workplace/members/member-filter'
import type { Speaker } from '../speaker'
import { memberPath } from './member-paths'
import styles from './member-table.module.css'
import { memberTexts } from './texts'

type Props = { members: readonly ListedMember[]; speaker: Speaker }

/** Members, a row each; the row leads to the member. */
export function MemberTable({ members, speaker }: Props) {
  const say = (text: Parameters<Speaker['say']>[0]) => speaker.say(text)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say(memberTexts.name)}</th>
          <th scope="col">{say(memberTexts.method)}</th>
          <th scope="col">{say(memberTexts.language)}</th>
          <th scope="col">{say(memberTexts.role)}</th>
          <th scope="col">{say(memberTexts.joined)}</th>
          <th scope="col">{say(memberTexts.lastSeen)}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Row key={member.account.id} member={member} speaker={speaker} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ member, speaker }: { member: ListedMember; speaker: Speaker }) {
  const { account, profile } = member
  const { say, day } = speaker
  const roles = (profile?.roles ?? []).map((role) => roleName(role)?.[speaker.language] ?? role)
  return (
    <tr className={styles.row}>
      <th scope="row">
        <a className={styles.open} href={memberPath(account.id)}>
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
          <span className={styles.nameless}>{say(memberTexts.neverSeen)}</span>
        )}
      </td>
    </tr>
  )
}
