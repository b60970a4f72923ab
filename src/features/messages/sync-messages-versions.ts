import { sql } from '@payloadcms/db-postgres'

// The steps that bring the latest version of every message, which the admin panel lists and opens,
// in line with the message itself, after the steps of src/features/messages/sync-messages-queries.ts.

const insertVersions = sql`
  insert into _messages_v (parent_id, version_key, version_namespace, version_description,
    version_channel, version_max_length, version_is_obsolete, version_created_at,
    version_updated_at, latest)
  select id, key, namespace, description, channel::text::enum__messages_v_version_channel,
    max_length, is_obsolete, created_at, updated_at, true
  from messages message where not exists (
    select from _messages_v version where version.parent_id = message.id and version.latest)`

const insertTexts = sql`
  insert into _messages_v_locales
    (_parent_id, _locale, version_text, version_original, version__status)
  select version.id, stored._locale, stored.text, stored.original,
    stored._status::text::enum__messages_v_version_status
  from _messages_v version join messages_locales stored on stored._parent_id = version.parent_id
  where version.latest
  on conflict (_locale, _parent_id) do nothing`

// An editor's draft stays as it is; what still says what the code said follows it.
const changeTexts = sql`
  update _messages_v_locales draft set version_original = changed.after,
    version_text = case when draft.version_text is null or draft.version_text = changed.before
      then changed.after else draft.version_text end
  from changed_texts changed join _messages_v version on version.parent_id = changed.id
  where version.latest and draft._parent_id = version.id and draft._locale = changed.locale`

const updateFacts = sql`
  update _messages_v version set version_namespace = message.namespace,
    version_description = message.description,
    version_channel = message.channel::text::enum__messages_v_version_channel,
    version_max_length = message.max_length, version_is_obsolete = message.is_obsolete,
    version_updated_at = message.updated_at
  from messages message where version.parent_id = message.id and version.latest
    and (version.version_namespace, version.version_description, version.version_channel::text,
        version.version_max_length, version.version_is_obsolete)
      is distinct from (message.namespace, message.description, message.channel::text,
        message.max_length, message.is_obsolete)`

const versionArguments = sql`(
  select jsonb_agg(text order by "order") from _messages_v_texts
  where parent_id = version.id and path = 'version.arguments')`
const messageArguments = sql`(
  select jsonb_agg(text order by "order") from messages_texts
  where parent_id = version.parent_id and path = 'arguments')`

const deleteArguments = sql`
  delete from _messages_v_texts argument using _messages_v version
  where argument.parent_id = version.id and argument.path = 'version.arguments'
    and version.latest
    and ${versionArguments} is distinct from ${messageArguments}`

const insertArguments = sql`
  insert into _messages_v_texts (parent_id, path, "order", text)
  select version.id, 'version.arguments', argument."order", argument.text
  from _messages_v version join messages_texts argument on argument.parent_id = version.parent_id
  where version.latest and argument.path = 'arguments' and ${versionArguments} is null`

export const versionSteps = [
  insertVersions,
  insertTexts,
  changeTexts,
  updateFacts,
  deleteArguments,
  insertArguments,
]
