import type { ReactNode } from 'react'
import { localeNames } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { roleName } from '../membership/member-filter'
import type { MemberRecord } from '../membership/member-record'
import type { Speaker } from '@/components/panel/speaker'
import styles from './members.module.css'
import { memberTexts, recordTexts } from './texts'

type Props = { record: MemberRecord; speaker: Speaker }
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
export function AccountFacts({ record, speaker: { say, day, moment, number } }: Props) {
  const { account, profile, sessions } = record
  const verified = account.isVerified ? memberTexts.isVerified : memberTexts.notVerified
  const methods = account.methods.map((method) => say(memberTexts[method])).join(', ')
  const suspension = profile?.suspendedAt
    ? [
        { name: say(recordTexts.suspendedAt), value: moment(profile.suspendedAt) },
        { name: say(recordTexts.reason), value: profile.suspensionReason },
      ]
    : []
  return (
    <section aria-labelledby="account" className={styles.section}>
      <h2 id="account">{say(recordTexts.account)}</h2>
      <Facts
        facts={[
          { name: say(recordTexts.email), value: account.email },
          { name: say(memberTexts.verified), value: say(verified) },
          { name: say(memberTexts.method), value: methods },
          { name: say(memberTexts.joined), value: day(account.joinedAt) },
          {
            name: say(memberTexts.lastSeen),
            value: profile?.lastSeenAt ? day(profile.lastSeenAt) : say(memberTexts.neverSeen),
          },
          { name: say(recordTexts.sessions), value: number(sessions) },
          { name: say(recordTexts.id), value: account.id },
          ...suspension,
        ]}
      />
    </section>
  )
}

/** What the member says of themselves, and what the editors made of them. */
export function ProfileFacts({ record: { profile }, speaker: { say, language } }: Props) {
  return (
    <section aria-labelledby="profile" className={styles.section}>
      <h2 id="profile">{say(recordTexts.profile)}</h2>
      {profile ? (
        <Facts
          facts={[
            {
              name: say(memberTexts.name),
              value:
                `${profile.firstName ?? ''} ${profile.lastName ?? ''}`.trim() ||
                say(memberTexts.nameless),
            },
            {
              name: say(memberTexts.language),
              value: <span lang={profile.lang}>{localeNames[profile.lang].name}</span>,
            },
            {
              name: say(recordTexts.passions),
              value: passionsOf(profile.pasions) || say(recordTexts.noPassions),
            },
            {
              name: say(recordTexts.roles),
              value:
                (profile.contributorRoles ?? [])
                  .map((role) => roleName(role)?.[language] ?? role)
                  .join(', ') || say(recordTexts.noRoles),
            },
          ]}
        />
      ) : (
        <p className={styles.none}>{say(memberTexts.noProfile)}</p>
      )}
    </section>
  )
}

/** As the profile keeps them: topics of the site and free words, those turned off left out. */
function passionsOf(passions: unknown): string {
  if (!isRecord(passions)) return ''
  return Object.entries(passions)
    .filter(([, note]) => note !== false)
    .map(([word]) => word)
    .join(', ')
}
