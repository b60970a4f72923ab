import { commonLabels } from '@/cms/common-labels'
import { label, type AdminLabel } from '@/cms/label'
import type { ImportItem } from '../../transfer/import-report'

export const exchangeTexts = {
  exportTitle: label({ ro: 'Export', en: 'Export', ru: 'Экспорт' }),
  exportHint: label({
    ro: 'Descărcați textele într-un fișier, pentru cine traduce cu propriile programe.',
    en: 'Download texts in a file, for translators who use programs of their own.',
    ru: 'Скачайте тексты файлом — для тех, кто переводит в своих программах.',
  }),
  format: label({ ro: 'Format', en: 'Format', ru: 'Формат' }),
  from: label({ ro: 'Din', en: 'From', ru: 'С языка' }),
  into: label({ ro: 'În', en: 'Into', ru: 'На язык' }),
  which: label({ ro: 'Ce texte', en: 'Which texts', ru: 'Какие тексты' }),
  all: label({ ro: 'Toate', en: 'All', ru: 'Все' }),
  missing: label({ ro: 'Cele netraduse', en: 'Those without a translation', ru: 'Без перевода' }),
  unfinished: label({
    ro: 'Cele netraduse și ciornele',
    en: 'Those without a translation, and drafts',
    ru: 'Без перевода и черновики',
  }),
  outdated: label({ ro: 'Cele de actualizat', en: 'Outdated ones', ru: 'Устаревшие' }),
  review: label({ ro: 'Cele de verificat', en: 'Those to review', ru: 'Ждущие проверки' }),
  filtered: label({
    ro: 'Cele alese în listă',
    en: 'Those chosen in the list',
    ru: 'Выбранные в списке',
  }),
  download: label({ ro: 'Descărcați', en: 'Download', ru: 'Скачать' }),
  downloading: label({ ro: 'Se pregătește…', en: 'Preparing…', ru: 'Готовится…' }),
  downloaded: label({
    ro: 'Fișierul {name} a fost descărcat.',
    en: 'The file {name} is downloaded.',
    ru: 'Файл {name} скачан.',
  }),
  importTitle: label({ ro: 'Import', en: 'Import', ru: 'Импорт' }),
  importHint: label({
    ro: 'Alegeți un fișier exportat de aici și apoi tradus. Mai întâi vedeți ce s-ar schimba; nimic nu se salvează până nu confirmați.',
    en: 'Choose a file that was exported here and translated. First you see what would change; nothing is stored until you confirm.',
    ru: 'Выберите файл, который был экспортирован отсюда и переведён. Сначала вы увидите, что изменится; ничего не сохранится без вашего подтверждения.',
  }),
  file: label({
    ro: 'Fișier XLIFF, PO, CSV sau JSON, de cel mult {limit} MB',
    en: 'XLIFF, PO, CSV or JSON file of up to {limit} MB',
    ru: 'Файл XLIFF, PO, CSV или JSON, не больше {limit} МБ',
  }),
  check: commonLabels.checkFile,
  checking: commonLabels.checking,
  importing: label({ ro: 'Se importă…', en: 'Importing…', ru: 'Импортируется…' }),
  noFile: commonLabels.chooseFile,
  noAnswer: label({
    ro: 'Serverul nu a răspuns. Verificați din nou fișierul: veți vedea ce s-a salvat.',
    en: 'The server is not responding. Check the file again: you will see what has been stored.',
    ru: 'Сервер не ответил. Проверьте файл ещё раз: будет видно, что уже сохранено.',
  }),
  plan: commonLabels.wouldChange,
  result: commonLabels.hasChanged,
  stored: label({
    ro: '{count, plural, =0 {Nu s-a salvat niciun text} one {S-a salvat un text} few {S-au salvat # texte} other {S-au salvat # de texte}} din {total, number}.',
    en: '{count, plural, =0 {No text was stored} one {One text was stored} other {# texts were stored}} out of {total, number}.',
    ru: '{count, plural, =0 {Не сохранено ни одного текста} one {Сохранён # текст} few {Сохранено # текста} many {Сохранено # текстов} other {Сохранено # текста}} из {total, number}.',
  }),
  wouldStore: label({
    ro: '{count, plural, =0 {Nu s-ar salva niciun text} one {S-ar salva un text} few {S-ar salva # texte} other {S-ar salva # de texte}} din {total, number}.',
    en: '{count, plural, =0 {No text would be stored} one {One text would be stored} other {# texts would be stored}} out of {total, number}.',
    ru: '{count, plural, =0 {Не сохранится ни один текст} one {Сохранится # текст} few {Сохранится # текста} many {Сохранится # текстов} other {Сохранится # текста}} из {total, number}.',
  }),
  approved: label({
    ro: 'Dintre acestea, aprobate: {count, number}.',
    en: 'Of these, approved: {count, number}.',
    ru: 'Из них утверждено: {count, number}.',
  }),
  marked: label({
    ro: 'Marcate în fișier ca neterminate: {count, number}.',
    en: 'Marked in the file as not finished: {count, number}.',
    ru: 'Отмечены в файле как незаконченные: {count, number}.',
  }),
  thoughMarked: label({
    ro: 'deși este marcat ca neterminat',
    en: 'though marked as not finished',
    ru: 'хотя отмечен как незаконченный',
  }),
  approving: label({
    ro: 'Importul va aproba {count, plural, one {un text} few {# texte} other {# de texte}}.',
    en: 'The import will approve {count, plural, one {one text} other {# texts}}.',
    ru: 'При импорте {count, plural, one {будет утверждён # текст} few {будут утверждены # текста} many {будет утверждено # текстов} other {будет утверждено # текста}}.',
  }),
  asApproved: label({ ro: 'ca aprobat', en: 'as approved', ru: 'как утверждённый' }),
  apply: label({
    ro: '{count, plural, one {Importați un text} few {Importați # texte} other {Importați # de texte}}',
    en: '{count, plural, one {Import one text} other {Import # texts}}',
    ru: '{count, plural, one {Импортировать # текст} few {Импортировать # текста} many {Импортировать # текстов} other {Импортировать # текста}}',
  }),
  undecided: label({
    ro: '{count, plural, one {Un conflict nu este rezolvat: textul de pe site rămâne} few {# conflicte nu sunt rezolvate: textele de pe site rămân} other {# de conflicte nu sunt rezolvate: textele de pe site rămân}}.',
    en: '{count, plural, one {One conflict is not decided: the text on the site stays} other {# conflicts are not decided: the texts on the site stay}}.',
    ru: '{count, plural, one {# конфликт не решён: останется текст с сайта} few {# конфликта не решены: останутся тексты с сайта} many {# конфликтов не решены: останутся тексты с сайта} other {# конфликта не решены: останутся тексты с сайта}}.',
  }),
  report: label({ ro: 'Descărcați raportul', en: 'Download the report', ru: 'Скачать отчёт' }),
  verdicts: label({ ro: 'Verdicte', en: 'Verdicts', ru: 'Вердикты' }),
  conflicts: label({ ro: 'Conflicte', en: 'Conflicts', ru: 'Конфликты' }),
  refused: label({ ro: 'Refuzate', en: 'Refused', ru: 'Отклонённые' }),
  taken: label({ ro: 'Preluate', en: 'Taken over', ru: 'Принятые' }),
  unfinishedInFile: label({
    ro: 'Neterminate în fișier',
    en: 'Not finished in the file',
    ru: 'Не закончены в файле',
  }),
  kept: label({
    ro: 'Rămase ca pe site',
    en: 'Kept as on the site',
    ru: 'Оставлены как на сайте',
  }),
  storedText: label({ ro: 'Textul salvat', en: 'Text stored', ru: 'Сохранённый текст' }),
  more: label({
    ro: 'Afișați încă {count}',
    en: 'Show {count} more',
    ru: 'Показать ещё {count}',
  }),
  source: label({ ro: 'Sursa', en: 'Source', ru: 'Исходный текст' }),
  sourceChange: label({
    ro: 'Ce s-a schimbat în sursă de la export',
    en: 'What has changed in the source since the export',
    ru: 'Что изменилось в исходном тексте после экспорта',
  }),
  mine: label({ ro: 'Textul de pe site', en: 'Text on the site', ru: 'Текст с сайта' }),
  theirs: label({ ro: 'Textul din fișier', en: 'Text in the file', ru: 'Текст из файла' }),
  empty: label({ ro: 'fără text', en: 'no text', ru: 'нет текста' }),
  movedLinks: label({
    ro: 'Conflict: pe site, {count, plural, =1 {linkul {links} duce} other {linkurile {links} duc}} acum în altă parte; deschideți textul și corectați-l acolo',
    en: 'Conflict: on the site, {count, plural, =1 {link {links} now leads} other {links {links} now lead}} elsewhere; open the text and correct it there',
    ru: 'Конфликт: на сайте {count, plural, =1 {ссылка {links} теперь ведёт} other {ссылки {links} теперь ведут}} в другое место; откройте текст и исправьте его там',
  }),
  decide: label({
    ro: 'Ce text rămâne?',
    en: 'Which text should stay?',
    ru: 'Какой текст оставить?',
  }),
  later: label({ ro: 'Decid mai târziu', en: 'Decide later', ru: 'Решить позже' }),
  keepMine: label({ ro: 'Cel de pe site', en: 'The one on the site', ru: 'С сайта' }),
  takeTheirs: label({ ro: 'Cel din fișier', en: 'The one in the file', ru: 'Из файла' }),
  write: label({ ro: 'Altul, scris acum', en: 'Another one, written now', ru: 'Другой, новый' }),
  yourText: commonLabels.yourText,
  ownText: label({ ro: 'Textul care rămâne', en: 'Text that stays', ru: 'Какой текст останется' }),
  leave: label({
    ro: 'Dacă plecați acum, se pierd deciziile despre conflicte și textele scrise aici.',
    en: 'If you leave now, your decisions about conflicts and the texts written here are lost.',
    ru: 'Если уйти сейчас, решения о конфликтах и написанные здесь тексты пропадут.',
  }),
  otherFile: label({
    ro: 'Dacă fișierul ales nu vine din același export, se pierd deciziile despre conflicte și textele scrise aici.',
    en: 'Unless the file that you have chosen is of the same export, your decisions about conflicts and the texts written here are lost.',
    ru: 'Если выбранный файл не из того же экспорта, решения о конфликтах и написанные здесь тексты пропадут.',
  }),
  checkOther: label({
    ro: 'Verificați celălalt fișier',
    en: 'Check the other file',
    ru: 'Проверить другой файл',
  }),
  allMine: label({
    ro: 'Peste tot cele de pe site',
    en: 'Those on the site, everywhere',
    ru: 'Везде с сайта',
  }),
  allTheirs: label({
    ro: 'Peste tot cele din fișier',
    en: 'Those in the file, everywhere',
    ru: 'Везде из файла',
  }),
}

export const decisionNames: Record<NonNullable<ImportItem['decision']>, AdminLabel> = {
  mine: label({
    ro: 'a rămas cel de pe site',
    en: 'that of the site stays',
    ru: 'остался с сайта',
  }),
  theirs: label({ ro: 'cel din fișier', en: 'that of the file', ru: 'взят из файла' }),
  text: label({ ro: 'altul, scris acum', en: 'another one, written now', ru: 'написан другой' }),
}
