import { sql } from '@payloadcms/db-postgres'

// The steps of src/features/messages/sync-messages.ts, in the order they are run. Temporary tables hold what the
// code has and which of its texts have changed; they end with the transaction.

export const declareGiven = sql`create temporary table given_messages (
  key varchar, namespace varchar, description varchar, channel enum_messages_channel,
  max_length numeric, arguments jsonb, texts jsonb
) on commit drop`

/** @param messages as JSON, with the columns of `given_messages` */
export function fillGiven(messages: string) {
  return sql`insert into given_messages
    select * from jsonb_populate_recordset(null::given_messages, ${messages}::jsonb)`
}

export const insertMessages = sql`
  insert into messages (key, namespace, description, channel, max_length, is_obsolete)
  select key, namespace, description, channel, max_length, false from given_messages
  on conflict (key) do nothing returning key`

export const insertTexts = sql`
  insert into messages_locales (_parent_id, _locale, text, original, _status)
  select message.id, given.locale::_locales, given.text, given.text, 'published'
  from given_messages join messages message using (key),
    jsonb_each_text(texts) as given (locale, text)
  on conflict (_locale, _parent_id) do nothing returning id`

const messageArguments = sql`coalesce((
  select jsonb_agg(text order by "order") from messages_texts
  where parent_id = message.id and path = 'arguments'), '[]')`

/** Keys that the code had before and describes differently now. */
export const describeChanges = sql`
  select key from messages message join given_messages given using (key)
  where (message.namespace, message.description, message.channel, message.max_length,
      ${messageArguments})
    is distinct from (given.namespace, given.description, given.channel, given.max_length,
      given.arguments)`

export const deleteArguments = sql`
  delete from messages_texts argument
  using messages message join given_messages given using (key)
  where argument.parent_id = message.id and argument.path = 'arguments'
    and given.arguments is distinct from ${messageArguments}`

export const insertArguments = sql`
  insert into messages_texts (parent_id, path, "order", text)
  select message.id, 'arguments', argument.position, argument.name
  from messages message join given_messages given using (key),
    jsonb_array_elements_text(given.arguments) with ordinality as argument (name, position)
  where given.arguments is distinct from ${messageArguments}`

export const updateFacts = sql`
  update messages message set namespace = given.namespace, description = given.description,
    channel = given.channel, max_length = given.max_length, updated_at = now()
  from given_messages given where message.key = given.key
    and (message.namespace, message.description, message.channel, message.max_length)
      is distinct from (given.namespace, given.description, given.channel, given.max_length)`

export const reviveMessages = sql`
  update messages set is_obsolete = false, updated_at = now()
  where is_obsolete and key in (select key from given_messages) returning key`

export const retireMessages = sql`
  update messages set is_obsolete = true, updated_at = now()
  where is_obsolete is not true and key not in (select key from given_messages) returning key`

// Empty means "as in the code".
export const listChangedTexts = sql`
  create temporary table changed_texts on commit drop as
  select message.id, key, stored._locale as locale, stored.original as before, given.text as after,
    stored.text is null or stored.text = stored.original as follows
  from given_messages join messages message using (key)
    cross join jsonb_each_text(texts) as given (locale, text)
    join messages_locales stored
      on stored._parent_id = message.id and stored._locale = given.locale::_locales
  where stored.original is distinct from given.text or stored.text is null`

export const readChangedTexts = sql`select key, locale, before, follows from changed_texts`

export const changeTexts = sql`
  update messages_locales stored set original = changed.after,
    text = case when changed.follows then changed.after else stored.text end
  from changed_texts changed
  where stored._parent_id = changed.id and stored._locale = changed.locale`

export const touchChanged = sql`
  update messages set updated_at = now() where id in (select id from changed_texts)`
