import { label, type AdminLabel } from '@/cms/label'
import { byLocale } from '@/i18n/by-locale'
import type { Locale } from '@/i18n/locales'
import { AppError } from '@/lib/errors/app-error'

const sentences = {
  'not-an-export': label({
    ro: 'Fișierul nu este un export al conținutului sau a fost rescris de alt program. Folosiți fișierul așa cum a fost descărcat.',
    en: 'The file is not an export of content, or another program has rewritten it. Use the file as it was downloaded.',
    ru: 'Файл не является экспортом содержимого или был перезаписан другой программой. Используйте файл в том виде, в котором он был скачан.',
  }),
  'not-whole': label({
    ro: 'Fișierul nu este întreg: îi lipsește sfârșitul. Exportați din nou.',
    en: 'The file is not complete: its end is missing. Export again.',
    ru: 'Файл неполный: в нём нет конца. Экспортируйте заново.',
  }),
  'too-large': label({
    ro: 'Fișierul este prea mare.',
    en: 'The file is too large.',
    ru: 'Файл слишком большой.',
  }),
  'newer-format': label({
    ro: 'Fișierul vine de la o versiune mai nouă a site-ului. Actualizați întâi acest site.',
    en: 'The file comes from a newer version of the site. Update this site first.',
    ru: 'Файл создан более новой версией сайта. Сначала обновите этот сайт.',
  }),
  'other-schema': label({
    ro: 'Fișierul vine de la altă versiune a bazei de date (aici: {here}, în fișier: {there}). Aduceți ambele site-uri la aceeași versiune și exportați din nou.',
    en: 'The file comes from another version of the database (here: {here}, in the file: {there}). Bring both sites to the same version and export again.',
    ru: 'Файл создан другой версией базы данных (здесь: {here}, в файле: {there}). Приведите оба сайта к одной версии и экспортируйте заново.',
  }),
  'not-migrated': label({
    ro: 'Baza de date nu este la zi. Rulați întâi npm run migrate.',
    en: 'The database is not up to date. Run npm run migrate first.',
    ru: 'База данных не обновлена. Сначала выполните npm run migrate.',
  }),
  'bad-line': label({
    ro: 'Rândul {line} nu poate fi citit.',
    en: 'Line {line} cannot be read.',
    ru: 'Строку {line} не удаётся прочитать.',
  }),
  'unknown-container': label({
    ro: 'Acest site nu are acest fel de înregistrări.',
    en: 'This site has no records of this kind.',
    ru: 'На этом сайте нет записей такого вида.',
  }),
  'unknown-field': label({
    ro: 'Acest câmp nu există.',
    en: 'There is no such field.',
    ru: 'Такого поля нет.',
  }),
  'wrong-value': label({
    ro: 'Valoarea lipsește sau nu este de felul așteptat.',
    en: 'The value is missing or not of the expected kind.',
    ru: 'Значение отсутствует или имеет неверный тип.',
  }),
  'not-valid': label({ ro: '{said}', en: '{said}', ru: '{said}' }),
  'romanian-taken': label({
    ro: 'Fișierul ar retrage textele în română ale acestei pagini: fără ele site-ul nu se poate afișa. Publicați-le pe site-ul de unde vine fișierul și exportați din nou.',
    en: 'The file would unpublish the Romanian texts of this page: the site cannot be shown without them. Publish them on the site that the file comes from, and export again.',
    ru: 'Файл снял бы с публикации румынские тексты этой страницы: без них сайт не может быть показан. Опубликуйте их на сайте, с которого взят файл, и экспортируйте заново.',
  }),
  'wrong-key': label({
    ro: 'Numele nu se potrivește cu conținutul.',
    en: 'The name does not fit the content.',
    ru: 'Имя не соответствует содержимому.',
  }),
  duplicate: label({
    ro: 'Apare de două ori în fișier.',
    en: 'It is in the file twice.',
    ru: 'Встречается в файле дважды.',
  }),
  'missing-relation': label({
    ro: 'Lipsește înregistrarea la care se referă: {to}.',
    en: 'The record that it names is missing: {to}.',
    ru: 'Нет записи, на которую она ссылается: {to}.',
  }),
  'missing-file': label({
    ro: 'Lipsește fișierul imaginii: {file}.',
    en: 'The file of the picture is missing: {file}.',
    ru: 'Нет файла изображения: {file}.',
  }),
  'stray-file': label({
    ro: 'Nicio imagine nu are acest fișier: {file}.',
    en: 'No picture has this file: {file}.',
    ru: 'Ни у одного изображения нет такого файла: {file}.',
  }),
  'broken-file': label({
    ro: 'Fișierul este deteriorat sau nu este o imagine: {file}.',
    en: 'The file is damaged or is not a picture: {file}.',
    ru: 'Файл повреждён или не является изображением: {file}.',
  }),
} as const satisfies Record<string, AdminLabel>

type ProblemCode = keyof typeof sentences

/** What is wrong with a file, and where. */
export type TransferProblem = {
  code: ProblemCode
  /** Such as `projects “cinema”`. */
  place?: string
  field?: string
  args?: Record<string, string | number>
}

/** Error for a rejected file: one sentence a line for each problem. */
export function refusedFile(problems: TransferProblem[]): AppError {
  return new AppError('bad-file', {
    sentence: byLocale((language) =>
      problems.map((problem) => problemSentence({ problem, language })).join('\n'),
    ),
    body: { problems },
  })
}

export function refused(code: ProblemCode, args?: Record<string, string | number>): AppError {
  return refusedFile([{ code, ...(args && { args }) }])
}

const quoted: Record<Locale, string> = { ro: '„$1”', en: '“$1”', ru: '«$1»' }

/** `projects “cinema”, title.ro: The value is missing or not of the expected kind.` */
function problemSentence(options: { problem: TransferProblem; language: Locale }): string {
  const { code, place, field, args = {} } = options.problem
  const { [options.language]: text } = sentences[code]
  const sentence = text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''))
  const where = [place, field].flatMap((part) => part ?? []).join(', ')
  const said = where === '' ? sentence : `${where}: ${sentence}`
  return said.replaceAll(/“(.*?)”/g, quoted[options.language])
}

export function formatPlace({ record, key }: { record: string; key: string }): string {
  return key === '' ? record : `${record} “${key}”`
}
