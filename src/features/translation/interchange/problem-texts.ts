import type { Locale } from '@/i18n/locales'
import type { ProblemArgs, ProblemCode } from './problem-codes'
import type { RefusalReason, VerdictKind } from './verdicts'

type Texts = Record<ProblemCode, string>

// {place} is where it is, as far as that is known: “Line 12: ”, “Unit home.title: ” or nothing.
const en: Texts = {
  empty: 'The file is empty. Choose the file you exported and translated.',
  'too-large':
    'The file is larger than {limit} MB. Export fewer texts at a time, for example one document, and import the files one by one.',
  'export-too-large':
    'These texts would make a file larger than {limit} MB, which could not be imported again. Narrow the selection, for example to one document.',
  'not-utf8':
    'The file is not in UTF-8{encoding}. Save it again with the encoding UTF-8; in Excel this is “CSV UTF-8”.',
  'unknown-format':
    'This is none of the formats that can be imported: XLIFF 1.2 or 2.1, PO, CSV, JSON. Choose the file you exported and translated.',
  'broken-xml':
    '{place}the XML is broken: a tag or a quotation mark is not closed, or the file ends too early. Save the file again in your translation program, or start from a new export.',
  doctype:
    '{place}the file has a document type definition (DOCTYPE), which is refused for safety. Delete it and import the file again.',
  entity:
    '{place}the file uses an entity that is not allowed. Only &amp; &lt; &gt; &quot; &apos; and numbers may stand for characters.',
  'wrong-root':
    'The file is “{found}”, not XLIFF 1.2 or 2.1. Choose the file you exported and translated.',
  'wrong-namespace':
    'The beginning of the file is damaged: the namespace {namespace} is missing from its first tag. Start from a new export.',
  'unknown-element':
    '{place}the code <{name}> is unknown here. Keep only the codes of the source text, or start from a new export.',
  'too-deep': '{place}the file is nested deeper than any export is. Start from a new export.',
  'unit-too-large': '{place}one text has more codes than can be read. Start from a new export.',
  'other-schema':
    'The file was not exported from this site, or from an older version of it. Export the texts again and carry the translations over.',
  'no-languages':
    'The file does not say from which language into which it translates. Start from a new export.',
  'other-language':
    'The language “{language}” is not one of this site, or does not fit the rest of the file. Languages are ro, en and ru, and they must stay as they were exported.',
  'broken-csv':
    '{place}the table is broken: a quotation mark is not closed, or cells are missing or too many. Save the file again as CSV.',
  'other-columns':
    'The first row of the table is not the one that was exported. Put it back, with all columns in their order.',
  'line-too-long': '{place}the line is too long for a file of texts. Start from a new export.',
  'broken-json': '{place}the JSON is broken, for example by a missing quotation mark or comma.',
  'broken-po':
    '{place}the PO file is broken: a quotation mark is not closed, or the line is none of PO. Plural forms (msgid_plural) are not used here.',
  'broken-unit':
    '{place}the value of “{field}” is missing or not allowed. Put back what was exported.',
  'duplicate-unit':
    '{place}the text is in the file more than once. Leave only the one that is to count.',
  'too-many-units':
    'The file has more than {limit} texts. Export fewer at a time and import the files one by one.',
  'bad-character':
    '{place}the text has a character that cannot be stored. Delete it, or type the place again.',
  'not-stored':
    '{place}the text could not be stored ({reason}), so nothing was imported. Correct it or leave it out, and import the file again.',
}

const ro: Texts = {
  empty: 'Fișierul este gol. Alegeți fișierul pe care l-ați exportat și l-ați tradus.',
  'too-large':
    'Fișierul depășește {limit} MB. Exportați mai puține texte o dată, de exemplu un singur document, și importați fișierele pe rând.',
  'export-too-large':
    'Cu aceste texte, fișierul ar depăși {limit} MB și nu ar mai putea fi importat. Restrângeți selecția, de exemplu la un singur document.',
  'not-utf8':
    'Fișierul nu este în UTF-8{encoding}. Salvați-l din nou cu codificarea UTF-8; în Excel, aceasta se numește „CSV UTF-8”.',
  'unknown-format':
    'Fișierul nu este în niciunul dintre formatele care pot fi importate: XLIFF 1.2 sau 2.1, PO, CSV, JSON. Alegeți fișierul pe care l-ați exportat și l-ați tradus.',
  'broken-xml':
    '{place}codul XML este stricat: un marcaj sau o ghilimea a rămas deschisă ori fișierul se termină prea devreme. Salvați din nou fișierul din programul de traducere sau porniți de la un export nou.',
  doctype:
    '{place}fișierul conține o definiție de tip de document (DOCTYPE), refuzată din motive de siguranță. Ștergeți-o și importați din nou fișierul.',
  entity:
    '{place}fișierul folosește o entitate nepermisă. Caracterele pot fi scrise numai prin &amp; &lt; &gt; &quot; &apos; și prin numere.',
  'wrong-root':
    'Fișierul este „{found}”, nu XLIFF 1.2 sau 2.1. Alegeți fișierul pe care l-ați exportat și l-ați tradus.',
  'wrong-namespace':
    'Începutul fișierului este deteriorat: din primul marcaj lipsește spațiul de nume {namespace}. Porniți de la un export nou.',
  'unknown-element':
    '{place}codul <{name}> nu este cunoscut aici. Păstrați numai codurile din textul-sursă sau porniți de la un export nou.',
  'too-deep':
    '{place}fișierul are mai multe niveluri decât poate avea un export. Porniți de la un export nou.',
  'unit-too-large':
    '{place}un text are mai multe coduri decât pot fi citite. Porniți de la un export nou.',
  'other-schema':
    'Fișierul nu a fost exportat de pe acest site sau provine dintr-o versiune mai veche a lui. Exportați din nou textele și mutați traducerile în fișierul nou.',
  'no-languages':
    'Fișierul nu spune din ce limbă și în ce limbă traduce. Porniți de la un export nou.',
  'other-language':
    'Limba „{language}” nu este una dintre limbile site-ului sau nu se potrivește cu restul fișierului. Limbile sunt ro, en și ru și trebuie să rămână cele din export.',
  'broken-csv':
    '{place}tabelul este stricat: o ghilimea a rămas deschisă ori lipsesc sau sunt în plus celule. Salvați din nou fișierul ca CSV.',
  'other-columns':
    'Primul rând al tabelului nu este cel exportat. Puneți-l la loc, cu toate coloanele în ordinea lor.',
  'line-too-long':
    '{place}linia este prea lungă pentru un fișier cu texte. Porniți de la un export nou.',
  'broken-json': '{place}codul JSON este stricat, de exemplu lipsește o ghilimea sau o virgulă.',
  'broken-po':
    '{place}fișierul PO este stricat: o ghilimea a rămas deschisă sau linia nu este de tip PO. Formele de plural (msgid_plural) nu se folosesc aici.',
  'broken-unit':
    '{place}valoarea „{field}” lipsește sau nu este permisă. Puneți la loc ce a fost exportat.',
  'duplicate-unit':
    '{place}textul apare de mai multe ori în fișier. Lăsați numai varianta care trebuie să rămână.',
  'too-many-units':
    'Fișierul are peste {limit} de texte. Exportați mai puține o dată și importați fișierele pe rând.',
  'bad-character':
    '{place}textul conține un caracter care nu poate fi păstrat. Ștergeți-l sau scrieți din nou acel loc.',
  'not-stored':
    '{place}textul nu a putut fi salvat ({reason}), așa că nu s-a importat nimic. Corectați-l sau scoateți-l din fișier și importați din nou.',
}

const ru: Texts = {
  empty: 'Файл пуст. Выберите файл, который вы экспортировали и перевели.',
  'too-large':
    'Файл больше {limit} МБ. Экспортируйте меньше текстов за раз, например один документ, и загружайте файлы по одному.',
  'export-too-large':
    'С этими текстами файл превысил бы {limit} МБ, и загрузить его обратно было бы нельзя. Сузьте выбор, например до одного документа.',
  'not-utf8':
    'Файл сохранён не в UTF-8{encoding}. Сохраните его заново в кодировке UTF-8; в Excel этот вариант называется «CSV UTF-8».',
  'unknown-format':
    'Этот файл не относится ни к одному из форматов, которые можно загрузить: XLIFF 1.2 или 2.1, PO, CSV, JSON. Выберите файл, который вы экспортировали и перевели.',
  'broken-xml':
    '{place}разметка XML повреждена: не закрыт тег или кавычка, или файл обрывается раньше времени. Сохраните файл заново в программе перевода или начните с нового экспорта.',
  doctype:
    '{place}в файле есть определение типа документа (DOCTYPE); ради безопасности такие файлы не принимаются. Удалите его и загрузите файл снова.',
  entity:
    '{place}в файле использована недопустимая сущность. Символы можно записывать только через &amp; &lt; &gt; &quot; &apos; и числами.',
  'wrong-root':
    'Это файл «{found}», а не XLIFF 1.2 или 2.1. Выберите файл, который вы экспортировали и перевели.',
  'wrong-namespace':
    'Начало файла повреждено: в первом теге нет пространства имён {namespace}. Начните с нового экспорта.',
  'unknown-element':
    '{place}код <{name}> здесь неизвестен. Оставьте только коды исходного текста или начните с нового экспорта.',
  'too-deep':
    '{place}вложенность в файле глубже, чем бывает при экспорте. Начните с нового экспорта.',
  'unit-too-large':
    '{place}в одном тексте больше кодов, чем можно прочитать. Начните с нового экспорта.',
  'other-schema':
    'Файл экспортирован не с этого сайта или из более старой его версии. Экспортируйте тексты заново и перенесите переводы.',
  'no-languages':
    'В файле не указано, с какого языка на какой он переводит. Начните с нового экспорта.',
  'other-language':
    'Языка «{language}» на этом сайте нет, или он не совпадает с остальной частью файла. Языки сайта: ro, en и ru; они должны остаться такими, как при экспорте.',
  'broken-csv':
    '{place}таблица повреждена: не закрыта кавычка, или ячеек не хватает, или есть лишние. Сохраните файл заново как CSV.',
  'other-columns':
    'Первая строка таблицы не та, что была при экспорте. Верните её, со всеми столбцами по порядку.',
  'line-too-long': '{place}строка слишком длинна для файла с текстами. Начните с нового экспорта.',
  'broken-json': '{place}JSON повреждён: например, не хватает кавычки или запятой.',
  'broken-po':
    '{place}файл PO повреждён: не закрыта кавычка, или строка не в формате PO. Формы множественного числа (msgid_plural) здесь не используются.',
  'broken-unit':
    '{place}значение «{field}» отсутствует или недопустимо. Верните то, что было при экспорте.',
  'duplicate-unit':
    '{place}этот текст встречается в файле несколько раз. Оставьте только тот вариант, который должен войти.',
  'too-many-units':
    'В файле больше {limit} текстов. Экспортируйте меньше за раз и загружайте файлы по одному.',
  'bad-character':
    '{place}в тексте есть символ, который нельзя сохранить. Удалите его или наберите это место заново.',
  'not-stored':
    '{place}текст не удалось сохранить ({reason}), поэтому не загружено ничего. Исправьте его или уберите из файла и загрузите файл снова.',
}

const texts: Record<Locale, Texts> = { ro, en, ru }

const places: Record<Locale, { line: string; unit: string }> = {
  ro: { line: 'linia', unit: 'textul' },
  en: { line: 'line', unit: 'text' },
  ru: { line: 'строка', unit: 'текст' },
}

/** A sentence that says what is wrong, where, and what to do about it. */
export function exchangeProblemText({
  problem: { code, args },
  language,
}: {
  problem: { code: ProblemCode; args: ProblemArgs }
  language: Locale
}): string {
  const filled: ProblemArgs = {
    ...args,
    place: formatPlace({ args, language }),
    encoding: args.encoding ? ` (${args.encoding})` : '',
  }
  const text = texts[language][code].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(filled[name] ?? ''),
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function formatPlace({ args, language }: { args: ProblemArgs; language: Locale }): string {
  const { line, unit } = places[language]
  const parts = [
    ...(args.line ? [`${line} ${args.line}`] : []),
    ...(args.unit ? [`${unit} ${args.unit}`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', ')}: `
}

const verdictNames: Record<VerdictKind, Record<Locale, string>> = {
  apply: { ro: 'Se preia', en: 'To be taken over', ru: 'Будет принят' },
  'apply-outdated': {
    ro: 'Se preia, dar rămâne de actualizat: sursa s-a schimbat',
    en: 'To be taken over as outdated: the source has changed',
    ru: 'Будет принят как устаревший: исходный текст изменился',
  },
  unfinished: {
    ro: 'Neterminat în fișier: rămâne ca pe site',
    en: 'Not finished in the file: stays as it is on the site',
    ru: 'Не закончен в файле: остаётся как на сайте',
  },
  unchanged: { ro: 'Fără schimbări', en: 'Unchanged', ru: 'Без изменений' },
  conflict: {
    ro: 'Conflict: textul sau linkurile lui s-au schimbat și pe site',
    en: 'Conflict: the text or its links have changed on the site too',
    ru: 'Конфликт: текст или его ссылки изменились и на сайте',
  },
  refused: { ro: 'Refuzat', en: 'Refused', ru: 'Отклонён' },
}

const reasons: Record<RefusalReason, Record<Locale, string>> = {
  unknown: {
    ro: 'textul nu mai există pe site',
    en: 'the text is no longer on the site',
    ru: 'такого текста на сайте больше нет',
  },
  locked: {
    ro: 'textul este blocat împotriva schimbărilor',
    en: 'the text is locked against changes',
    ru: 'текст закрыт для изменений',
  },
  'other-schema': {
    ro: 'textul se scrie acum în alt fel pe site; exportați-l din nou',
    en: 'the text is now written in another way on the site; export it again',
    ru: 'теперь этот текст хранится на сайте в другом виде; экспортируйте его заново',
  },
  'format-errors': {
    ro: 'textul are greșeli care nu permit salvarea',
    en: 'the text has errors that keep it from being saved',
    ru: 'в тексте есть ошибки, с которыми его нельзя сохранить',
  },
}

const storedNames: Record<Extract<VerdictKind, `apply${string}`>, Record<Locale, string>> = {
  apply: { ro: 'Preluat', en: 'Taken over', ru: 'Принят' },
  'apply-outdated': {
    ro: 'Preluat, dar rămâne de actualizat: sursa s-a schimbat',
    en: 'Taken over as outdated: the source has changed',
    ru: 'Принят как устаревший: исходный текст изменился',
  },
}

/** What a file makes of a text, or has made of it. */
export function verdictName(options: {
  kind: VerdictKind
  isDryRun: boolean
  language: Locale
}): string {
  const { kind, isDryRun, language } = options
  const isStored = !isDryRun && (kind === 'apply' || kind === 'apply-outdated')
  return (isStored ? storedNames[kind] : verdictNames[kind])[language]
}

export function refusalText({
  reason,
  language,
}: {
  reason: RefusalReason
  language: Locale
}): string {
  return reasons[reason][language]
}
