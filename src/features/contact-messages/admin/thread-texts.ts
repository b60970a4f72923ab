import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const threadTexts = {
  title: label({ ro: 'Mesajul {id}', en: 'Message {id}', ru: 'Сообщение {id}' }),
  back: commonLabels.backToList,
  notFound: label({
    ro: 'Mesajul acesta nu există sau nu mai există: mesajele se păstrează 12 luni și se șterg odată cu contul celui care le-a scris.',
    en: 'There is no such message, or it is gone: messages are kept for 12 months and are deleted with the account of their sender.',
    ru: 'Такого сообщения нет. Сообщения хранятся 12 месяцев и удаляются вместе с учётной записью автора.',
  }),
  message: label({ ro: 'Mesajul', en: 'The message', ru: 'Сообщение' }),
  writer: label({ ro: 'Cine a scris', en: 'Sender', ru: 'Кто написал' }),
  name: commonLabels.name,
  email: commonLabels.email,
  verified: label({ ro: 'adresă confirmată', en: 'address confirmed', ru: 'адрес подтверждён' }),
  unverified: label({
    ro: 'adresă neconfirmată',
    en: 'address not confirmed',
    ru: 'адрес не подтверждён',
  }),
  gone: label({ ro: 'contul a fost șters', en: 'account deleted', ru: 'учётная запись удалена' }),
  unknown: label({
    ro: 'nu poate fi aflat acum: serviciul de conturi nu răspunde',
    en: 'cannot be looked up now: the account service is not responding',
    ru: 'сейчас не узнать: сервис учётных записей не отвечает',
  }),
  language: commonLabels.language,
  others: label({
    ro: 'Alte mesaje de la aceeași persoană',
    en: 'Other messages from the same person',
    ru: 'Другие сообщения этого человека',
  }),
  history: label({ ro: 'Ce a urmat', en: 'What followed', ru: 'Что было дальше' }),
  noHistory: label({
    ro: 'Încă nu s-a ocupat nimeni de acest mesaj.',
    en: 'Nobody has dealt with this message yet.',
    ru: 'Этим сообщением пока никто не занимался.',
  }),
  note: label({ ro: 'Însemnare', en: 'Note', ru: 'Заметка' }),
  answer: label({ ro: 'Răspuns', en: 'Answer', ru: 'Ответ' }),
  change: label({ ro: 'Schimbare', en: 'Change', ru: 'Изменение' }),
  stateChanged: label({
    ro: 'Starea: {from} → {to}',
    en: 'State: {from} → {to}',
    ru: 'Состояние: {from} → {to}',
  }),
  assigneeChanged: label({
    ro: 'Responsabilul: {from} → {to}',
    en: 'Assignee: {from} → {to}',
    ru: 'Ответственный: {from} → {to}',
  }),
  nobody: label({ ro: 'nimeni', en: 'nobody', ru: 'никто' }),
}

/** What became of the mail of an answer. */
export const mailStates = {
  queued: label({ ro: 'urmează să plece', en: 'waiting to be sent', ru: 'ждёт отправки' }),
  sending: label({ ro: 'se trimite', en: 'being sent', ru: 'отправляется' }),
  sent: label({ ro: 'trimis', en: 'sent', ru: 'отправлено' }),
  failed: label({
    ro: 'respins de serverul de e-mail',
    en: 'refused by the mail server',
    ru: 'отклонено почтовым сервером',
  }),
  forgotten: label({
    ro: 'trimis cu mai mult de 30 de zile în urmă',
    en: 'handed over more than 30 days ago',
    ru: 'передано больше 30 дней назад',
  }),
}

export const manageTexts = {
  title: label({
    ro: 'Starea și responsabilul',
    en: 'State and assignee',
    ru: 'Состояние и ответственный',
  }),
  state: commonLabels.state,
  assignee: commonLabels.assignee,
  nobody: commonLabels.nobody,
  save: commonLabels.save,
  saved: label({
    ro: 'Schimbarea a fost salvată.',
    en: 'The change is saved.',
    ru: 'Изменение сохранено.',
  }),
  take: label({ ro: 'Preiau eu', en: 'I will take it', ru: 'Беру на себя' }),
  taken: label({
    ro: 'De acum vă ocupați dumneavoastră de acest mesaj.',
    en: 'You are looking after this message now.',
    ru: 'Теперь этим сообщением занимаетесь вы.',
  }),
  busy: commonLabels.saving,
}

export const noteTexts = {
  title: label({ ro: 'Însemnare internă', en: 'Internal note', ru: 'Внутренняя заметка' }),
  label: label({
    ro: 'Însemnare pentru colegi',
    en: 'Note for colleagues',
    ru: 'Заметка для коллег',
  }),
  hint: label({
    ro: 'Nu se trimite nimănui. Face însă parte din datele persoanei: apare în fișierul pe care aceasta și-l poate descărca din cont.',
    en: 'It is not sent to anybody. It is, however, part of the person’s data: it is in the file that they can download from their account.',
    ru: 'Никому не отправляется. Но это часть данных человека: заметка попадёт в файл, который он может скачать из своей учётной записи.',
  }),
  add: commonLabels.addNote,
  added: commonLabels.noteAdded,
}
