import type { ReactNode } from 'react'
import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import { topicNames } from '@/cms/fields/topic'
import { localeNames } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { topics } from '@/lib/topics'
import type { MemberRecord } from '../membership/member-record'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './members.module.css'
import { memberTexts, recordTexts } from './texts'

type Props = { record: MemberRecord; intl: PanelIntl }
type Fact = { name: string; value: ReactNode }

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  )
}

function Fact({ name, value }: Fact) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** What the core knows, and whether the site lets them in. */
export function AccountFacts({ record, intl: { t, day, moment, number } }: Props) {
  const { account, profile, sessions } = record
  const verified = account.isVerified ? memberTexts.isVerified : memberTexts.notVerified
  const methods = account.methods.map((method) => t(memberTexts[method])).join(', ')
  const suspension = profile?.suspendedAt
    ? [
        { name: t(recordTexts.suspendedAt), value: moment(profile.suspendedAt) },
        { name: t(recordTexts.reason), value: profile.suspensionReason },
      ]
    : []
  return (
    <section aria-labelledby="account" className={styles.section}>
      <h2 id="account">{t(recordTexts.account)}</h2>
      <Facts
        facts={[
          { name: t(recordTexts.email), value: account.email },
          { name: t(memberTexts.verified), value: t(verified) },
          { name: t(memberTexts.method), value: methods },
          { name: t(memberTexts.joined), value: day(account.joinedAt) },
          {
            name: t(memberTexts.lastSeen),
            value: profile?.lastSeenAt ? day(profile.lastSeenAt) : t(memberTexts.neverSeen),
          },
          { name: t(recordTexts.sessions), value: number(sessions) },
          { name: t(recordTexts.id), value: account.id },
          ...suspension,
        ]}
      />
    </section>
  )
}

/** What the member says of themselves, and what the editors made of them. */
export function ProfileFacts({
  record: { profile },
  intl: { t },
}: {
  record: Pick<MemberRecord, 'profile'>
  intl: PanelIntl
}) {
  return (
    <section aria-labelledby="profile" className={styles.section}>
      <h2 id="profile">{t(recordTexts.profile)}</h2>
      {profile ? (
        <Facts
          facts={[
            {
              name: t(memberTexts.name),
              value:
                `${profile.firstName ?? ''} ${profile.lastName ?? ''}`.trim() ||
                t(memberTexts.nameless),
            },
            {
              name: t(memberTexts.language),
              value: <span lang={profile.lang}>{localeNames[profile.lang].name}</span>,
            },
            {
              name: t(recordTexts.passions),
              value: namePassions({ passions: profile.pasions, t }) || t(recordTexts.noPassions),
            },
            {
              name: t(recordTexts.roles),
              value:
                (profile.contributorRoles ?? [])
                  .map((role) => t(contributorRoleNames[role]))
                  .join(', ') || t(recordTexts.noRoles),
            },
          ]}
        />
      ) : (
        <p className={styles.none}>{t(memberTexts.noProfile)}</p>
      )}
    </section>
  )
}

/** Topics of the site by their names, and free words as they are; those turned off left out. */
function namePassions({ passions, t }: { passions: unknown } & Pick<PanelIntl, 't'>): string {
  if (!isRecord(passions)) return ''
  return Object.entries(passions)
    .filter(([, note]) => note !== false)
    .map(([word]) => {
      const topic = topics.find((known) => known === word)
      return topic ? t(topicNames[topic]) : word
    })
    .join(', ')
}
