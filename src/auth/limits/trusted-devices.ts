import { hashParts } from '../digest'
import { normalEmail } from '../email-rules'
import { limitQuery, limitSchema } from './limit-database'

/** How long a device or network counts as the owner's after a sign-in: 90 days. */
export const trustedForSeconds = 90 * 24 * 60 * 60

const table = `${limitSchema}.known_places`

/** Where a password was typed. */
export type SignInOrigin = { network: string; device: string | null }

function hashAccount(email: string): string {
  return hashParts('account', normalEmail(email))
}

function networkDigest(network: string): string {
  return hashParts('network', network)
}

function deviceDigest(device: string): string {
  return hashParts('device', device)
}

/** Which of a place's two marks the account has signed in with before. */
export async function knownMarks({
  email,
  place: { network, device },
}: {
  email: string
  place: SignInOrigin
}): Promise<{ device: boolean; network: boolean }> {
  const marks = {
    network: networkDigest(network),
    device: device === null ? null : deviceDigest(device),
  }
  const { rows } = await limitQuery<{ place: string }>({
    name: 'known-places',
    text: `select place from ${table}
      where account = $1 and place = any($2) and expires_at > now()`,
    values: [hashAccount(email), Object.values(marks).filter((mark) => mark !== null)],
  })
  const found = rows.map(({ place }) => place)
  return {
    network: found.includes(marks.network),
    device: marks.device !== null && found.includes(marks.device),
  }
}

/** Remembers where the owner of the account has signed in. */
export async function trustDevice({
  email,
  network,
  device,
}: {
  email: string
  network: string
  device: string
}): Promise<void> {
  await limitQuery({
    text: `insert into ${table} select $1, unnest($2::text[]), now() + $3 * interval '1 second'
      on conflict (account, place) do update set expires_at = excluded.expires_at`,
    values: [hashAccount(email), [networkDigest(network), deviceDigest(device)], trustedForSeconds],
  })
  await limitQuery({ text: `delete from ${table} where expires_at < now()` })
}

/** How many devices and networks are known as the owner's; of both kinds together, which are digests. */
export async function countTrustedDevices(email: string): Promise<number> {
  const { rows } = await limitQuery<{ known: number }>({
    text: `select count(*)::int as known from ${table} where account = $1 and expires_at > now()`,
    values: [hashAccount(email)],
  })
  return rows[0]?.known ?? 0
}

/** Forgets every device and network: the account may belong to someone else from now on. */
export async function forgetTrustedDevices(email: string): Promise<void> {
  await limitQuery({
    text: `delete from ${table} where account = $1`,
    values: [hashAccount(email)],
  })
}

/** The account has another address from now on. */
export async function moveTrustedDevices({
  from,
  to,
}: {
  from: string
  to: string
}): Promise<void> {
  await forgetTrustedDevices(to)
  await limitQuery({
    text: `update ${table} set account = $2 where account = $1`,
    values: [hashAccount(from), hashAccount(to)],
  })
}
