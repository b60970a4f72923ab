import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const publishingTexts = {
  button: label({ ro: 'Programare', en: 'Scheduling', ru: 'Планирование' }),
  buttonHint: label({
    ro: 'Verificare, publicare la o anumită oră și link de previzualizare',
    en: 'Review, publishing at a set time, and a preview link',
    ru: 'Проверка, публикация по времени и ссылка для предпросмотра',
  }),
  title: label({
    ro: 'Verificare și programare',
    en: 'Review and scheduling',
    ru: 'Проверка и планирование',
  }),
  loading: label({ ro: 'Se încarcă…', en: 'Loading…', ru: 'Загрузка…' }),
  notLoaded: label({
    ro: 'Starea publicării nu a putut fi încărcată.',
    en: 'The state of publishing could not be loaded.',
    ru: 'Не удалось загрузить состояние публикации.',
  }),
  tryAgain: label({ ro: 'Încercați din nou', en: 'Try again', ru: 'Попробовать снова' }),
  close: commonLabels.close,
  confirm: label({ ro: 'Continuați', en: 'Continue', ru: 'Продолжить' }),
  language: commonLabels.language,
  allTexts: commonLabels.seeTexts,
  state: {
    public: label({
      ro: 'Publicat, fără modificări în ciornă.',
      en: 'Published, with no changes in draft.',
      ru: 'Опубликовано, изменений в черновике нет.',
    }),
    changed: label({
      ro: 'Publicat; în ciornă sunt modificări pe care cititorii nu le văd încă.',
      en: 'Published; the draft has changes that readers do not see yet.',
      ru: 'Опубликовано; в черновике есть изменения, которых читатели ещё не видят.',
    }),
    withoutRomanian: label({
      ro: 'Publicat, dar cititorii vor vedea această limbă abia după publicarea textului în română.',
      en: 'Published, but readers will see this language only once the Romanian is published.',
      ru: 'Опубликовано, но на этом языке читатели увидят текст только после публикации румынского.',
    }),
    draft: label({
      ro: 'Ciornă: cititorii nu văd încă nimic în această limbă.',
      en: 'Draft: readers do not see anything in this language yet.',
      ru: 'Черновик: на этом языке читатели пока ничего не видят.',
    }),
  },
} as const

export const reviewTexts = {
  heading: label({ ro: 'Verificare', en: 'Review', ru: 'Проверка' }),
  request: label({
    ro: 'Trimiteți la verificare',
    en: 'Send for review',
    ru: 'Отправить на проверку',
  }),
  note: label({
    ro: 'La ce să fie atent cine verifică (opțional)',
    en: 'What the reviewer should look at (optional)',
    ru: 'На что обратить внимание при проверке (необязательно)',
  }),
  nothing: label({
    ro: 'Nu este nimic de verificat: tot ce s-a scris este deja publicat.',
    en: 'There is nothing to review: all that is written is published.',
    ru: 'Проверять нечего: всё написанное уже опубликовано.',
  }),
  waiting: label({
    ro: 'Trimis la verificare de {name}, {when}.',
    en: 'Sent for review by {name}, {when}.',
    ru: 'На проверке: отправлено {when}. Автор запроса: {name}.',
  }),
  returned: label({
    ro: 'Trimis înapoi de {name}, {when}:',
    en: 'Returned by {name}, {when}:',
    ru: 'Возвращено {when}. Ответ дал(а) {name}:',
  }),
  published: label({
    ro: 'Ultima verificare s-a încheiat cu publicarea, {when}.',
    en: 'The last review ended with publishing, {when}.',
    ru: 'Последняя проверка завершилась публикацией {when}.',
  }),
  publish: label({ ro: 'Publicați', en: 'Publish', ru: 'Опубликовать' }),
  unread: label({
    ro: 'Textul s-a schimbat de când ați deschis pagina. Reîncărcați pagina și citiți-l înainte de a-l publica.',
    en: 'The text has changed since you opened this page. Reload the page and read it before you publish it.',
    ru: 'Текст изменился с тех пор, как вы открыли страницу. Обновите страницу и прочитайте его, прежде чем публиковать.',
  }),
  reload: label({ ro: 'Reîncărcați pagina', en: 'Reload the page', ru: 'Обновить страницу' }),
  return: label({ ro: 'Trimiteți înapoi', en: 'Return', ru: 'Вернуть' }),
  answer: label({
    ro: 'Ce trebuie schimbat',
    en: 'What is to be changed',
    ru: 'Что нужно изменить',
  }),
  withdraw: label({
    ro: 'Retrageți cererea',
    en: 'Withdraw the request',
    ru: 'Отозвать запрос',
  }),
  sent: label({
    ro: 'Trimis la verificare.',
    en: 'Sent for review.',
    ru: 'Отправлено на проверку.',
  }),
  wasPublished: label({ ro: 'Publicat.', en: 'Published.', ru: 'Опубликовано.' }),
  wasReturned: label({
    ro: 'Trimis înapoi cu răspunsul dumneavoastră.',
    en: 'Returned with your answer.',
    ru: 'Возвращено с вашим ответом.',
  }),
  wasWithdrawn: label({
    ro: 'Cererea a fost retrasă.',
    en: 'The request was withdrawn.',
    ru: 'Запрос отозван.',
  }),
} as const

export const scheduleTexts = {
  heading: label({ ro: 'Programare', en: 'Scheduling', ru: 'Планирование' }),
  what: label({ ro: 'Ce se întâmplă', en: 'What happens', ru: 'Что произойдёт' }),
  publish: label({ ro: 'Publicare', en: 'Publish', ru: 'Публикация' }),
  unpublish: label({
    ro: 'Retragere din publicare',
    en: 'Unpublish',
    ru: 'Снятие с публикации',
  }),
  date: label({ ro: 'Data', en: 'Date', ru: 'Дата' }),
  time: label({
    ro: 'Ora Chișinăului',
    en: 'Time (in Chișinău)',
    ru: 'Время (по Кишинёву)',
  }),
  timeHint: label({
    ro: 'Ora și minutele, de la 00:00 la 23:59',
    en: 'Hours and minutes, from 00:00 to 23:59',
    ru: 'Часы и минуты, от 00:00 до 23:59',
  }),
  hint: label({
    ro: 'Se publică ultima ciornă salvată până la acea oră.',
    en: 'The last draft saved by that time is published.',
    ru: 'Будет опубликован последний черновик, сохранённый к этому времени.',
  }),
  submit: label({ ro: 'Programați', en: 'Schedule', ru: 'Запланировать' }),
  planned: label({
    ro: 'Ce este programat, pe limbi',
    en: 'What is scheduled, by language',
    ru: 'Что запланировано, по языкам',
  }),
  nothing: label({
    ro: 'Nu este programat nimic.',
    en: 'Nothing is scheduled.',
    ru: 'Ничего не запланировано.',
  }),
  failed: label({ ro: 'Nu a reușit.', en: 'It failed.', ru: 'Не удалось.' }),
  delayed: label({
    ro: 'Se încearcă din nou.',
    en: 'It is being tried again.',
    ru: 'Выполняется повторная попытка.',
  }),
  by: label({
    ro: 'programată de {name}',
    en: 'scheduled by {name}',
    ru: 'запланировал(а) {name}',
  }),
  cancel: label({ ro: 'Anulați', en: 'Cancel', ru: 'Отменить' }),
  dismiss: label({ ro: 'Scoateți din listă', en: 'Remove', ru: 'Убрать' }),
  cancelOne: label({
    ro: '{action}: {what}, {when}',
    en: '{action}: {what}, {when}',
    ru: '{action}: {what}, {when}',
  }),
  wasPlanned: label({ ro: 'Programat.', en: 'Scheduled.', ru: 'Запланировано.' }),
  wasCancelled: label({ ro: 'Anulat.', en: 'Cancelled.', ru: 'Отменено.' }),
  mayNot: label({
    ro: 'Nu puteți publica în această limbă; o puteți trimite la verificare.',
    en: 'You may not publish in this language; you can send it for review.',
    ru: 'Вы не можете публиковать на этом языке, но можете отправить текст на проверку.',
  }),
} as const

export const linkTexts = {
  heading: label({
    ro: 'Previzualizare pentru oricine',
    en: 'A preview for anyone',
    ru: 'Предпросмотр для всех',
  }),
  hint: label({
    ro: 'Linkul arată ciorna acestei pagini, fără cont, timp de 24 de ore.',
    en: 'The link shows the draft of this page, without an account, for 24 hours.',
    ru: 'По ссылке черновик этой страницы виден без входа в течение 24 часов.',
  }),
  copy: label({
    ro: 'Copiați linkul de previzualizare',
    en: 'Copy the preview link',
    ru: 'Скопировать ссылку предпросмотра',
  }),
  copied: label({
    ro: 'Linkul a fost copiat. Este valabil până la {when}.',
    en: 'The link was copied. It works until {when}.',
    ru: 'Ссылка скопирована. Срок её действия истекает {when}.',
  }),
  copyByHand: label({
    ro: 'Copiați linkul de aici; este valabil până la {when}.',
    en: 'Copy the link from here; it works until {when}.',
    ru: 'Скопируйте ссылку отсюда; срок её действия истекает {when}.',
  }),
  link: commonLabels.link,
} as const
