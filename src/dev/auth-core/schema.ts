import type { Database } from './database'

/** Any constant will do: cores that start at the same time take turns. */
const SCHEMA_LOCK = 5_401

// `json` and not `jsonb`, which refuses the escaped NUL that a claim may contain. Times are in
// milliseconds. The official core has columns of these widths: a longer text may be asked
// for, but not be stored.
const SQL = `
create schema if not exists auth_core;
create table if not exists auth_core.users (
  id text primary key,
  recipe text not null check (recipe in ('emailpassword', 'thirdparty')),
  email varchar(256) not null,
  password_hash text check ((recipe = 'emailpassword') = (password_hash is not null)),
  provider varchar(28) check ((recipe = 'thirdparty') = (provider is not null)),
  provider_user varchar(256) check ((recipe = 'thirdparty') = (provider_user is not null)),
  time_joined bigint not null
);
create unique index if not exists users_password_email
  on auth_core.users (email) where recipe = 'emailpassword';
create unique index if not exists users_provider_user
  on auth_core.users (provider, provider_user) where recipe = 'thirdparty';
create index if not exists users_email on auth_core.users (email);
create index if not exists users_time_joined on auth_core.users (time_joined, id);
create table if not exists auth_core.verified_emails (
  user_id varchar(128) not null,
  email varchar(256) not null,
  primary key (user_id, email)
);
create table if not exists auth_core.one_time_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('password-reset', 'email-verification')),
  user_id varchar(128) not null,
  email varchar(256) not null,
  expires_at bigint not null
);
create index if not exists one_time_tokens_owner
  on auth_core.one_time_tokens (user_id, purpose, email);
create index if not exists one_time_tokens_expires_at on auth_core.one_time_tokens (expires_at);
create table if not exists auth_core.sessions (
  handle text primary key,
  user_id varchar(128) not null,
  refresh_hash text not null,
  claims json not null,
  private_data json not null,
  has_static_key boolean not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index if not exists sessions_user_id on auth_core.sessions (user_id);
create index if not exists sessions_expires_at on auth_core.sessions (expires_at);
create table if not exists auth_core.signing_keys (
  kid text primary key,
  private_pem text not null,
  is_static boolean not null,
  created_at bigint not null
);
create table if not exists auth_core.secrets (name text primary key, value text not null);
`

/** Creates what is missing. Several cores may do so at once. */
export async function createSchema(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.write({ sql: 'select pg_advisory_xact_lock($1)', values: [SCHEMA_LOCK] })
    await connection.write({ sql: SQL })
  })
}
