type Run = (text: string, values: unknown[]) => Promise<unknown>

const texts = {
  ro: 'Pe atunci eram câțiva prieteni care vorbeau despre filme până târziu, apoi au venit cursele, luptele și drumurile lungi, iar cineva a propus să le punem pe toate într-un singur loc, pentru cei care le iubesc la fel. Așa a început.',
  en: 'Back then we were a few friends who talked about films until late, then came the races, the fights and the long roads, and someone suggested putting all of them in one place, for those who love them just as much. That is how it began.',
  ru: 'Тогда нас было несколько друзей, которые до поздней ночи говорили о кино, потом появились гонки, бои и дальние дороги, и кто-то предложил собрать всё это в одном месте, для тех, кто любит это так же. Так всё и началось.',
} as const

const query = `
with record as (
  insert into timeline_entries (date) select timestamptz '2020-01-01' + i * interval '1 hour'
  from generate_series(1, $1::int) i returning id, date
), version as (
  insert into _timeline_entries_v (parent_id, version_date, version_created_at, version_updated_at, latest)
  select id, date, now(), now(), true from record
  returning id, parent_id
), language as (
  select * from unnest($2::text[], $3::text[]) as l (locale, content)
), stored as (
  insert into timeline_entries_locales (title, content, _status, _locale, _parent_id)
  select 'Titlu ' || id, id || '. ' || content, 'published', locale::_locales, id from record, language
)
insert into _timeline_entries_v_locales (version_title, version_content, version__status, _locale, _parent_id)
select 'Titlu ' || parent_id, parent_id || '. ' || content, 'published', locale::_locales, id
from version, language`

/** Publishes records of two texts each, in three languages, as past edits would have left them. */
export async function fillTimeline(options: { run: Run; records: number }): Promise<void> {
  const { run, records } = options
  await run(query, [records, Object.keys(texts), Object.values(texts)])
}
