import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import { localeNames } from '@/i18n/locales'
import type { ListedMember } from '../membership/list-members'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { toChisinau } from '@/lib/chisinau-time'
import { memberPath } from './member-paths'
import styles from './member-table.module.css'
import { memberTexts } from './texts'

/** Members, a row each; the row leads to the member. */
export function MemberTable({
  members,
  intl,
}: {
  members: readonly ListedMember[]
  intl: PanelIntl
}) {
  const { t } = intl
  const { caption, name, method, language, role, joined, lastSeen } = memberTexts
  return (
    <ListTable
      caption={t(caption)}
      className={styles.members}
      columns={[name, method, language, role, joined, lastSeen].map((text) => t(text))}
    >
      {members.map((member) => (
        <Row key={member.account.id} member={member} intl={intl} />
      ))}
    </ListTable>
  )
}

function Row({ member, intl }: { member: ListedMember; intl: PanelIntl }) {
  const { account, profile } = member
  const { t, day } = intl
  const roles = (profile?.roles ?? []).map((role) => t(contributorRoleNames[role]))
  return (
    <tr>
      <th scope="row">
        <a className={table.open} href={memberPath(account.id)}>
          {profile?.name ? (
            <span className={styles.name}>{profile.name}</span>
          ) : (
            <span className={styles.nameless}>{t(memberTexts.nameless)}</span>
          )}
          <span className={styles.email}>{account.email}</span>
        </a>
        {(!account.isVerified || profile?.suspendedAt) && (
          <span className={styles.marks}>
            {profile?.suspendedAt && (
              <span className={styles.mark} data-level="error">
                {t(memberTexts.suspended)}
              </span>
            )}
            {!account.isVerified && (
              <span className={styles.mark} data-level="warning">
                {t(memberTexts.notVerified)}
              </span>
            )}
          </span>
        )}
      </th>
      <td data-label={t(memberTexts.method)}>
        {account.methods.map((method) => t(memberTexts[method])).join(', ')}
      </td>
      <td data-label={t(memberTexts.language)}>
        {profile && <span lang={profile.lang}>{localeNames[profile.lang].name}</span>}
      </td>
      <td data-label={t(memberTexts.role)}>{roles.join(', ')}</td>
      <td data-label={t(memberTexts.joined)}>
        <time dateTime={account.joinedAt}>{day(account.joinedAt)}</time>
      </td>
      <td data-label={t(memberTexts.lastSeen)}>
        {profile?.lastSeenAt ? (
          <time dateTime={toChisinau(new Date(profile.lastSeenAt)).date}>
            {day(profile.lastSeenAt)}
          </time>
        ) : (
          <span className={styles.never}>{t(memberTexts.neverSeen)}</span>
        )}
      </td>
    </tr>
  )
}
