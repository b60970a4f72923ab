import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'
import type { Level, Origin } from '../../types'

/** The parts around the text: differences, findings, conflict, history, comments, dialogs. */
export const panelTexts = {
  sourceChanged: label({
    ro: 'Sursa s-a schimbat de la ultima confirmare',
    en: 'The source has changed since this text was last confirmed',
    ru: 'Исходный текст изменился после последнего подтверждения',
  }),
  sourceOutdated: label({
    ro: 'Traducerea nu a fost confirmată încă pentru sursa de acum.',
    en: 'The translation has not been confirmed yet for the source as it is now.',
    ru: 'Перевод ещё не подтверждён для нынешнего исходного текста.',
  }),
  stillValid: label({ ro: 'Rămâne valabilă', en: 'Still valid', ru: 'Перевод по-прежнему верен' }),
  missingTail: label({
    ro: 'Textul pare trunchiat. În sursă mai urmează:',
    en: 'The text seems to be cut off. The source goes on:',
    ru: 'Похоже, текст обрезан. В исходном тексте дальше:',
  }),
  findings: label({ ro: 'Verificări', en: 'Checks', ru: 'Проверки' }),
  checking: commonLabels.checking,
  noFindings: label({
    ro: 'Nicio observație la acest text.',
    en: 'No findings in this text.',
    ru: 'Замечаний к тексту нет.',
  }),
  fix: label({ ro: 'Corectați', en: 'Fix', ru: 'Исправить' }),
  fixAll: label({
    ro: 'Corectați toate ({count})',
    en: 'Fix all ({count})',
    ru: 'Исправить все ({count})',
  }),
  show: label({ ro: 'Afișați în text', en: 'Show in the text', ru: 'Показать в тексте' }),
  becomes: label({ ro: 'devine', en: 'becomes', ru: 'станет' }),
  nothing: commonLabels.nothing,
  dismiss: label({ ro: 'Respingeți…', en: 'Dismiss…', ru: 'Отклонить…' }),
  dismissReason: label({
    ro: 'De ce este totuși corect?',
    en: 'Why is it right after all?',
    ru: 'Почему здесь всё верно?',
  }),
  dismissNow: label({ ro: 'Respingeți', en: 'Dismiss', ru: 'Отклонить' }),
  cancel: commonLabels.cancel,
  confirmCut: label({
    ro: 'Confirmați că este trunchiat',
    en: 'Confirm as cut off',
    ru: 'Подтвердить, что обрезан',
  }),
  markCut: label({
    ro: 'Marcați textul ca trunchiat',
    en: 'Mark the text as cut off',
    ru: 'Отметить текст как обрезанный',
  }),
  dismissed: label({
    ro: 'Respinse ({count})',
    en: 'Dismissed ({count})',
    ru: 'Отклонённые ({count})',
  }),
  takeBack: label({ ro: 'Luați în seamă din nou', en: 'Count it again', ru: 'Вернуть замечание' }),
  conflict: label({
    ro: 'Două variante ale aceluiași text',
    en: 'Two versions of the same text',
    ru: 'Два варианта одного текста',
  }),
  theirs: commonLabels.storedNow,
  mine: commonLabels.yourText,
  base: label({ ro: 'De la ce ați pornit', en: 'What you started from', ru: 'С чего вы начали' }),
  takeTheirs: commonLabels.keepStored,
  takeMine: commonLabels.keepMine,
  mergeHint: label({
    ro: 'Sau scrieți mai jos un text care le unește. „Salvați” îl pune în locul celui salvat acum.',
    en: 'Or write below a text that joins both. “Save” puts it in place of the saved one.',
    ru: 'Или напишите ниже текст, который объединит оба. «Сохранить» поставит его на место сохранённого.',
  }),
  decided: label({
    ro: 'Ați ales. „Salvați” pune textul de mai jos în locul celui salvat acum.',
    en: 'You have chosen. “Save” puts the text below in place of the saved one.',
    ru: 'Вы сделали выбор. «Сохранить» поставит текст ниже на место сохранённого.',
  }),
  emptyText: label({ ro: 'Text gol', en: 'Empty text', ru: 'Пустой текст' }),
  kept: label({
    ro: 'În această filă a rămas un text nesalvat din {time}.',
    en: 'This tab still has an unsaved text from {time}.',
    ru: 'В этой вкладке остался несохранённый текст: {time}.',
  }),
  keptOlder: label({
    ro: 'De atunci, textul a fost salvat de altcineva; la salvare veți vedea ambele variante.',
    en: 'The text has been stored again since; when you save you will see both.',
    ru: 'С тех пор текст сохранили заново; при сохранении вы увидите оба варианта.',
  }),
  keptRestore: label({ ro: 'Continuați cu el', en: 'Go on with it', ru: 'Продолжить с ним' }),
  keptDiscard: label({ ro: 'Renunțați la el', en: 'Discard it', ru: 'Удалить его' }),
  history: label({ ro: 'Istoric', en: 'History', ru: 'История' }),
  noHistory: label({
    ro: 'Textul nu a fost schimbat încă din panou.',
    en: 'The text has not been changed in the panel yet.',
    ru: 'Текст здесь ещё не меняли.',
  }),
  reading: label({ ro: 'Se citește…', en: 'Reading…', ru: 'Загружается…' }),
  restore: label({ ro: 'Readuceți acest text', en: 'Restore this text', ru: 'Вернуть этот текст' }),
  restoreFirst: label({
    ro: 'Readuceți textul de dinainte',
    en: 'Restore the text before it',
    ru: 'Вернуть прежний текст',
  }),
  restoreFrom: label({
    ro: 'Readuceți textul din {time}',
    en: 'Restore the text of {time}',
    ru: 'Вернуть текст: {time}',
  }),
  system: label({ ro: 'Sistemul', en: 'The system', ru: 'Система' }),
  comments: label({ ro: 'Comentarii', en: 'Comments', ru: 'Комментарии' }),
  openCount: label({
    ro: '{count, plural, one {# nerezolvat} few {# nerezolvate} other {# nerezolvate}}',
    en: '{count, plural, one {# open} other {# open}}',
    ru: '{count, plural, one {# открытый} few {# открытых} many {# открытых} other {# открытых}}',
  }),
  noComments: label({
    ro: 'Nu s-a scris încă nimic despre acest text.',
    en: 'Nobody has said anything about this text yet.',
    ru: 'Об этом тексте пока никто не писал.',
  }),
  comment: label({ ro: 'Comentariu nou', en: 'New comment', ru: 'Новый комментарий' }),
  addComment: label({ ro: 'Adăugați comentariul', en: 'Add comment', ru: 'Добавить комментарий' }),
  resolve: label({ ro: 'Marcați ca rezolvat', en: 'Mark as resolved', ru: 'Отметить решённым' }),
  reopen: label({ ro: 'Redeschideți', en: 'Reopen', ru: 'Открыть снова' }),
  resolvedBy: label({ ro: 'Rezolvat de {name}', en: 'Resolved by {name}', ru: 'Решено: {name}' }),
  you: label({ ro: 'dumneavoastră', en: 'you', ru: 'вы' }),
  leave: label({
    ro: 'Aveți un text nesalvat',
    en: 'You have an unsaved text',
    ru: 'У вас есть несохранённый текст',
  }),
  leaveHint: label({
    ro: 'Dacă plecați fără să salvați, textul rămâne doar în această filă și vă va fi propus când reveniți.',
    en: 'If you leave without saving, the text stays in this tab only and is offered when you come back.',
    ru: 'Если уйти без сохранения, текст останется только в этой вкладке и будет предложен, когда вы вернётесь.',
  }),
  leaveComment: label({
    ro: 'Comentariul pe care nu l-ați trimis se pierde.',
    en: 'The comment that you have not sent is lost.',
    ru: 'Неотправленный комментарий пропадёт.',
  }),
  leaveSave: label({ ro: 'Salvați și plecați', en: 'Save and leave', ru: 'Сохранить и уйти' }),
  leaveAnyway: label({
    ro: 'Plecați fără să salvați',
    en: 'Leave without saving',
    ru: 'Уйти без сохранения',
  }),
  stay: commonLabels.stay,
  close: commonLabels.close,
}

export const levelNames: Record<Level, ReturnType<typeof label>> = {
  error: label({ ro: 'Eroare', en: 'Error', ru: 'Ошибка' }),
  warning: label({ ro: 'Avertisment', en: 'Warning', ru: 'Предупреждение' }),
  info: label({ ro: 'Notă', en: 'Note', ru: 'Примечание' }),
}

export const originNames: Record<Origin, ReturnType<typeof label>> = {
  content: label({ ro: 'din înregistrare', en: 'in the record', ru: 'в записи' }),
  desk: label({
    ro: 'în editorul de traduceri',
    en: 'in the translation editor',
    ru: 'в редакторе переводов',
  }),
  import: label({ ro: 'prin import', en: 'by import', ru: 'импортом' }),
  copy: label({ ro: 'prin copiere', en: 'by copying', ru: 'копированием' }),
  restore: label({
    ro: 'readus din istoric',
    en: 'restored from the history',
    ru: 'возвращено из истории',
  }),
  code: label({ ro: 'din cod', en: 'from the code', ru: 'из кода' }),
}

export const pieceNames = {
  b: label({ ro: 'Aldin', en: 'Bold', ru: 'Полужирный' }),
  i: label({ ro: 'Cursiv', en: 'Italic', ru: 'Курсив' }),
  u: label({ ro: 'Subliniat', en: 'Underline', ru: 'Подчёркнутый' }),
  s: label({ ro: 'Tăiat', en: 'Strikethrough', ru: 'Зачёркнутый' }),
  code: label({ ro: 'Cod', en: 'Code', ru: 'Код' }),
  link: commonLabels.link,
  break: label({ ro: 'Rând nou', en: 'Line break', ru: 'Новая строка' }),
  tab: label({ ro: 'Tabulator', en: 'Tab', ru: 'Табуляция' }),
  element: label({ ro: 'Element', en: 'Element', ru: 'Элемент' }),
}

export const keyTexts = {
  save: commonLabels.save,
  saveAndNext: label({
    ro: 'Salvați și treceți la textul următor',
    en: 'Save and go to the next text',
    ru: 'Сохранить и перейти к следующему тексту',
  }),
  approveAndNext: label({
    ro: 'Aprobați și treceți la textul următor',
    en: 'Approve and go to the next text',
    ru: 'Утвердить и перейти к следующему тексту',
  }),
  neighbours: label({
    ro: 'Textul anterior, textul următor',
    en: 'Previous text, next text',
    ru: 'Предыдущий текст, следующий текст',
  }),
  insert: label({
    ro: 'Inserați elementul cu numărul respectiv; cuprinde textul selectat',
    en: 'Insert the part with that number; it goes around selected text',
    ru: 'Вставить элемент с этим номером; он обрамит выделенный текст',
  }),
  formats: label({
    ro: 'Aldin, cursiv (în textele cu formatare)',
    en: 'Bold, italic (in texts with formatting)',
    ru: 'Полужирный, курсив (в текстах с оформлением)',
  }),
  undo: label({ ro: 'Anulați, refaceți', en: 'Undo, redo', ru: 'Отменить, вернуть' }),
  close: label({
    ro: 'Închideți istoricul și comentariile',
    en: 'Close the history and the comments',
    ru: 'Закрыть историю и комментарии',
  }),
  mac: label({
    ro: 'Pe Mac, în loc de Ctrl se folosește ⌘.',
    en: 'On a Mac, ⌘ takes the place of Ctrl.',
    ru: 'На Mac вместо Ctrl используется ⌘.',
  }),
}
