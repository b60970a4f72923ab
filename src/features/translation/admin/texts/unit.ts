import { commonLabels } from '@/cms/common-labels'
import { label, type AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'

/** Names of the languages, to stand alone; with their prepositions where a phrase needs them. */
export const languageTexts: Record<Locale, Record<'name' | 'textIn' | 'copyFrom', AdminLabel>> = {
  ro: {
    name: label({ ro: 'română', en: 'Romanian', ru: 'румынский' }),
    textIn: label({ ro: 'Textul în română', en: 'Text in Romanian', ru: 'Текст на румынском' }),
    copyFrom: label({
      ro: 'Copiați din română',
      en: 'Copy from Romanian',
      ru: 'Скопировать с румынского',
    }),
  },
  en: {
    name: label({ ro: 'engleză', en: 'English', ru: 'английский' }),
    textIn: label({ ro: 'Textul în engleză', en: 'Text in English', ru: 'Текст на английском' }),
    copyFrom: label({
      ro: 'Copiați din engleză',
      en: 'Copy from English',
      ru: 'Скопировать с английского',
    }),
  },
  ru: {
    name: label({ ro: 'rusă', en: 'Russian', ru: 'русский' }),
    textIn: label({ ro: 'Textul în rusă', en: 'Text in Russian', ru: 'Текст на русском' }),
    copyFrom: label({
      ro: 'Copiați din rusă',
      en: 'Copy from Russian',
      ru: 'Скопировать с русского',
    }),
  },
}

/** The frame of the editor: its heading, the source, the text, what counts it and what saves it. */
export const unitTexts = {
  position: label({
    ro: '{position, number} din {total, number}',
    en: '{position, number} of {total, number}',
    ru: '{position, number} из {total, number}',
  }),
  notInList: label({
    ro: 'În afara listei',
    en: 'Not in the list',
    ru: 'Вне списка',
  }),
  moves: label({ ro: 'Texte din listă', en: 'Texts in the list', ru: 'Тексты списка' }),
  previous: label({ ro: 'Textul anterior', en: 'Previous text', ru: 'Предыдущий текст' }),
  next: label({ ro: 'Textul următor', en: 'Next text', ru: 'Следующий текст' }),
  list: commonLabels.backToList,
  page: label({ ro: 'Vedeți pagina', en: 'See the page', ru: 'Открыть страницу' }),
  record: label({ ro: 'Deschideți înregistrarea', en: 'Open the record', ru: 'Открыть запись' }),
  newTab: label({ ro: '(filă nouă)', en: '(new tab)', ru: '(в новой вкладке)' }),
  languages: label({ ro: 'Limba textului', en: 'Language of the text', ru: 'Язык текста' }),
  noText: label({ ro: 'fără text', en: 'no text', ru: 'нет текста' }),
  keys: label({ ro: 'Taste rapide', en: 'Keyboard shortcuts', ru: 'Сочетания клавиш' }),
  lock: label({ ro: 'Blocați', en: 'Lock', ru: 'Закрыть для правки' }),
  unlock: label({ ro: 'Deblocați', en: 'Unlock', ru: 'Открыть для правки' }),
  lockHint: label({
    ro: 'Un text blocat îl pot schimba doar corectorii și administratorii.',
    en: 'Only reviewers and administrators can change a locked text.',
    ru: 'Закрытый текст могут менять только корректоры и администраторы.',
  }),
  source: label({ ro: 'Textul-sursă', en: 'Source text', ru: 'Исходный текст' }),
  sourceIsThis: label({
    ro: 'Acesta este chiar textul-sursă. Dacă îi schimbați sensul, traducerile vor fi marcate ca „de actualizat”.',
    en: 'This is the source text itself. If you change what it means, its translations will be marked as outdated.',
    ru: 'Это и есть исходный текст. Если изменить его смысл, переводы будут помечены как устаревшие.',
  }),
  description: label({ ro: 'Unde apare', en: 'Where it appears', ru: 'Где используется' }),
  reference: label({
    ro: 'A doua referință: {language}',
    en: 'Second reference: {language}',
    ru: 'Второй образец: {language}',
  }),
  noReference: label({
    ro: 'În această limbă nu există încă un text.',
    en: 'There is no text in this language yet.',
    ru: 'На этом языке текста пока нет.',
  }),
  required: label({ ro: 'obligatoriu', en: 'required', ru: 'обязательный' }),
  mayNotWrite: label({
    ro: 'Puteți doar citi: contul dumneavoastră nu are drept de scriere în această limbă.',
    en: 'You can only read this: your account may not write in this language.',
    ru: 'Только чтение: у вашей учётной записи нет права писать на этом языке.',
  }),
  isLocked: label({
    ro: 'Puteți doar citi: textul este blocat. Îl poate debloca un corector sau un administrator.',
    en: 'You can only read this: the text is locked. A reviewer or an administrator can unlock it.',
    ru: 'Только чтение: текст закрыт. Открыть его может корректор или администратор.',
  }),
  unlockFirst: label({
    ro: 'Textul este blocat. Deblocați-l mai întâi, apoi îl puteți schimba.',
    en: 'The text is locked. Unlock it first, then you can change it.',
    ru: 'Текст закрыт. Сначала откройте его для правки, потом его можно будет изменить.',
  }),
  formatting: label({ ro: 'Formatare', en: 'Formatting', ru: 'Оформление' }),
  unlink: label({ ro: 'Scoateți linkul', en: 'Remove the link', ru: 'Убрать ссылку' }),
  richHint: label({
    ro: 'Enter începe un rând nou. Un element din sursă cuprinde cuvintele selectate; fără selecție, aduce cuvintele din sursă, peste care puteți scrie.',
    en: 'Enter starts a new line. A part of the source goes around the words you have selected; with nothing selected it brings the words of the source, for you to type over.',
    ru: 'Enter начинает новую строку. Элемент исходного текста обрамит выделенные слова; если ничего не выделено, он придёт со словами исходного текста, поверх которых можно писать.',
  }),
  markupHint: label({
    ro: 'Formatarea acestui text nu se poate citi: un marcaj este necunoscut sau nu este închis. De aceea textul se corectează aici așa cum este scris, cu marcaje ca <b>…</b>; semnele <, > și & se scriu &lt;, &gt; și &amp;.',
    en: 'The formatting of this text cannot be read: a tag is unknown or not closed. So it is corrected here as it is written, with tags such as <b>…</b>; the signs <, > and & are written &lt;, &gt; and &amp;.',
    ru: 'Оформление этого текста не читается: какой-то тег неизвестен или не закрыт. Поэтому текст исправляют здесь так, как он записан, — с тегами, например <b>…</b>; знаки <, > и & пишутся как &lt;, &gt; и &amp;.',
  }),
  pieces: label({
    ro: 'Elemente din sursă',
    en: 'Parts of the source',
    ru: 'Элементы исходного текста',
  }),
  pieceMissing: label({ ro: 'lipsește din text', en: 'missing from the text', ru: 'нет в тексте' }),
  insert: label({ ro: 'Inserați', en: 'Insert', ru: 'Вставить' }),
  prefillHint: label({
    ro: 'Textul lipsește. Îl puteți scrie sau puteți porni de la o copie, care rămâne ciornă până o salvați.',
    en: 'There is no text yet. Write it, or start from a copy, which stays a draft until you save it.',
    ru: 'Текста пока нет. Напишите его или начните с копии: она останется черновиком, пока вы её не сохраните.',
  }),
  withoutSource: label({
    ro: 'Originalul nu are acest text, dar cititorii îl văd în această limbă.',
    en: 'The original does not have this text, but readers see it in this language.',
    ru: 'В оригинале этого текста нет, но на этом языке читатели его видят.',
  }),
  translates: label({
    ro: 'Ce text traduce?',
    en: 'Which text does it translate?',
    ru: 'Какой текст он переводит?',
  }),
  pair: label({
    ro: 'Legați de acest text',
    en: 'Pair with this text',
    ru: 'Связать с этим текстом',
  }),
  removeBlock: label({
    ro: 'Ștergeți textul',
    en: 'Remove the text',
    ru: 'Удалить текст',
  }),
  undo: label({ ro: 'Anulați', en: 'Undo', ru: 'Отменить' }),
  redo: label({ ro: 'Refaceți', en: 'Redo', ru: 'Вернуть' }),
  characters: label({
    ro: '{count, plural, one {# caracter} few {# caractere} other {# de caractere}}',
    en: '{count, plural, one {# character} other {# characters}}',
    ru: '{count, plural, one {# символ} few {# символа} many {# символов} other {# символа}}',
  }),
  words: label({
    ro: '{count, plural, one {# cuvânt} few {# cuvinte} other {# de cuvinte}}',
    en: '{count, plural, one {# word} other {# words}}',
    ru: '{count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}',
  }),
  ofSource: label({ ro: 'în sursă: {count}', en: 'source: {count}', ru: 'в исходном: {count}' }),
  limitLeft: label({
    ro: 'rămase: {left} din {limit}',
    en: '{left} left of {limit}',
    ru: 'осталось: {left} из {limit}',
  }),
  limitOver: label({
    ro: 'peste limita de {limit} cu {over}',
    en: '{over} over the limit of {limit}',
    ru: 'сверх предела в {limit}: {over}',
  }),
  preview: label({ ro: 'Cum se va vedea', en: 'How it will read', ru: 'Как это будет выглядеть' }),
  previewEmpty: label({
    ro: 'Previzualizarea apare pe măsură ce scrieți.',
    en: 'The preview appears as you write.',
    ru: 'Предпросмотр появится, когда вы начнёте писать.',
  }),
  previewBroken: label({
    ro: 'Mesajul nu poate fi citit încă: o acoladă sau un marcaj nu este închis.',
    en: 'The message cannot be read yet: a brace or a tag is not closed.',
    ru: 'Сообщение пока не читается: не закрыта скобка или тег.',
  }),
  save: commonLabels.save,
  saveAndNext: label({
    ro: 'Salvați și continuați',
    en: 'Save and next',
    ru: 'Сохранить и дальше',
  }),
  approve: label({ ro: 'Aprobați', en: 'Approve', ru: 'Утвердить' }),
  approveAndNext: label({
    ro: 'Aprobați și continuați',
    en: 'Approve and next',
    ru: 'Утвердить и дальше',
  }),
  unsaved: commonLabels.unsaved,
  busy: label({ ro: 'Un moment…', en: 'One moment…', ru: 'Секунду…' }),
  actions: label({
    ro: 'Salvare și aprobare',
    en: 'Saving and approving',
    ru: 'Сохранение и утверждение',
  }),
}
