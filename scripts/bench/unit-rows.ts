type Run = (text: string, values: unknown[]) => Promise<unknown>

// Ordinary words of each language, so that texts are as long and as alike as those of a site.
const words = {
  ro: 'pasiune cinema film regizor poveste drum mașină cursă pilot circuit luptă ring antrenor călătorie munte oraș mare hartă echipă prieten grup membru pagină întrebare răspuns știre recenzie catalog eveniment proiect și sau cu pentru despre fiecare împreună când unde cum',
  en: 'passion cinema film director story road car race driver circuit fight ring coach journey mountain city sea map team friend group member page question answer news review catalogue event project and or with for about every together when where how',
  ru: 'увлечение кино фильм режиссёр история дорога машина гонка пилот трасса бой ринг тренер путешествие гора город море карта команда друг группа участник страница вопрос ответ новость рецензия каталог событие проект и или с для о каждый вместе когда где как',
} as const

// A unit in three is a paragraph, the others are labels and titles. Of a hundred units in a
// translated language 8 are missing, 8 drafts, 8 wait for a review; 4 are outdated, 4 have findings.
const query = `
with place as (
  select i,
    case when i % 20 = 0 then 'global' when i % 4 = 1 then 'message' else 'collection' end as kind
  from generate_series(0, $1::int - 1) i
), unit as (
  select i, kind,
    case kind when 'global' then (array['home', 'about', 'become', 'community', 'contact'])[1 + i / 20 % 5]
      when 'message' then 'messages'
      else (array['projects', 'timeline-entries', 'legal-documents'])[1 + i / 40 % 3] end as container,
    case kind when 'global' then '' when 'message' then 'group' || i / 4 % 25 else (i / 40)::text end
      as document,
    case kind when 'message' then 'group' || i / 4 % 25 || '.text' || i else 'part' || i || '.text' end
      as path,
    case when i % 3 = 0 then 20 + i * 7 % 60 else 1 + i % 6 end as length
  from place
), language as (
  select * from unnest($2::text[], $3::text[]) with ordinality as l (locale, words, number)
), text as (
  select unit.*, locale, number,
    number > 1 and i * 3 % 25 in (0, 1) as is_missing,
    (select string_agg(split_part(words, ' ', 1 + (i * 17 + n * (i % 11 + 3)) % 39), ' ')
      from generate_series(1, length) n) as content
  from unit, language
), findings as (
  select jsonb_build_array(jsonb_build_object('check', 'cut-off', 'level', 'error', 'args', '{}'::jsonb,
    'fingerprint', 'f1')) as cut_off
)
insert into translation_units (unit, locale, kind, container, document, document_title, path,
  position, format, role, text, hash, words, source_words, state, is_outdated, is_locked, confirmed_source,
  findings, errors, warnings, dismissed, origin, changed_by, changed_at)
select kind || ':' || case kind when 'message' then path
    when 'global' then container || ':' || path else container || ':' || document || ':' || path end,
  locale, kind, container, document, case kind when 'collection' then 'Titlul ' || document else '' end,
  path, i % 40, case when kind = 'message' then 'message' when i % 3 = 0 then 'textarea' else 'text' end,
  case when i % 3 = 0 then 'prose' else 'label' end,
  case when not is_missing then content end,
  case when is_missing then 'missing' else left(md5(content), 16) end,
  case when is_missing then 0 else length end, length,
  case when is_missing then 'missing' when number = 1 then 'approved'
    when i % 25 in (3, 4) then 'draft' when i % 25 in (5, 6) then 'needs-review' else 'approved' end,
  number > 1 and not is_missing and i % 25 = 7, i % 500 = 8,
  case when number > 1 and not is_missing then content end,
  case when number > 1 and not is_missing and i % 25 = 9 then cut_off else '[]' end,
  case when number > 1 and not is_missing and i % 50 = 9 then 1 else 0 end, 0,
  case when number > 1 and not is_missing and i % 50 = 34
    then jsonb_build_array(jsonb_build_object('check', 'cut-off', 'fingerprint', 'f1', 'reason', 'ok',
      'by', 'Ana', 'at', '2026-11-01T00:00:00Z')) else '[]' end,
  'content', 'Ana', timestamptz '2026-11-01' - i * interval '1 minute'
from text, findings`

/** Fills `translation_units` with made-up units, in every language, all inside the database. */
export async function fillUnits({ run, units }: { run: Run; units: number }): Promise<void> {
  await run(query, [units, Object.keys(words), Object.values(words)])
  // As autovacuum does after a while: until then a query would read every row.
  await run('vacuum analyze translation_units, translation_words, translation_counts', [])
}
