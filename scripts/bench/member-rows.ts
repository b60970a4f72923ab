import { randomUUID } from 'node:crypto'

type Run = (text: string, values: unknown[]) => Promise<unknown>

const firstNames = ['Ana', 'Ștefan', 'Иван', 'Țuțu', 'Ёлка', 'Andrei', 'Ion', 'Maria']
const lastNames = ['Popescu', 'Ășteptat', 'Петров', 'Smith', 'Rusu', 'Ceban']

/**
 * Fills the embedded core and the profiles: a third with Google, a tenth not verified, a twentieth
 * without a profile, a hundredth suspended.
 */
export async function fillMembers({ run, members }: { run: Run; members: number }): Promise<void> {
  const ids = Array.from({ length: members }, () => randomUUID())
  const numbered = `unnest($1::text[]) with ordinality as member(id, number)`
  await run(
    `insert into auth_core.users
        (id, recipe, email, password_hash, provider, provider_user, time_joined)
      select id,
        case when number % 3 = 0 then 'thirdparty' else 'emailpassword' end,
        'member' || number || '@' || case number % 4 when 0 then 'gmail.com' else 'mail.example' end,
        case when number % 3 = 0 then null else 'none' end,
        case when number % 3 = 0 then 'google' end,
        case when number % 3 = 0 then id end,
        1700000000000 + number * 100000
      from ${numbered}`,
    [ids],
  )
  await run(
    `insert into auth_core.verified_emails (user_id, email)
      select users.id, users.email from auth_core.users join ${numbered} on member.id = users.id
      where number % 10 <> 1`,
    [ids],
  )
  await run(
    `insert into user_profiles (user_id, first_name, last_name, lang, last_seen_at, suspended_at)
      select id, ($2::text[])[1 + number % 8], ($3::text[])[1 + number % 6],
        (array['ro', 'en', 'ru'])[1 + number % 3]::enum_user_profiles_lang,
        date_trunc('day', now()), case when number % 100 = 7 then now() end
      from ${numbered} where number % 20 <> 3`,
    [ids, firstNames, lastNames],
  )
  await run(
    `insert into user_profiles_contributor_roles (parent_id, "order", value)
      select id, 1, 'writer' from user_profiles where id % 50 = 0`,
    [],
  )
  // The state of a database that has been running for a minute.
  await run('analyze', [])
}
