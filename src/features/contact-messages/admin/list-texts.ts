import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const listTexts = {
  title: label({ ro: 'Mesaje primite', en: 'Inbox', ru: 'Входящие' }),
  count: label({
    ro: '{count, plural, one {# mesaj} few {# mesaje} other {# de mesaje}}',
    en: '{count, plural, one {# message} other {# messages}}',
    ru: '{count, plural, one {# сообщение} few {# сообщения} many {# сообщений} other {# сообщения}}',
  }),
  states: label({
    ro: 'Mesaje după stare',
    en: 'Messages by state',
    ru: 'Сообщения по состоянию',
  }),
  search: label({
    ro: 'Căutați în nume și text',
    en: 'Search names and texts',
    ru: 'Поиск по имени и тексту',
  }),
  language: commonLabels.language,
  anyLanguage: commonLabels.anyLanguage,
  assignee: commonLabels.assignee,
  anyAssignee: label({ ro: 'Oricine', en: 'Anybody', ru: 'Любой' }),
  mine: label({ ro: 'Ale mele', en: 'Mine', ru: 'Мои' }),
  nobody: commonLabels.nobody,
  since: label({ ro: 'Începând cu', en: 'Since', ru: 'Начиная с' }),
  apply: commonLabels.show,
  reset: label({ ro: 'Goliți', en: 'Clear', ru: 'Сбросить' }),
  badAddress: label({
    ro: 'O parte din adresa acestei liste nu are sens și a fost lăsată deoparte.',
    en: 'A part of the address of this list makes no sense and was left out.',
    ru: 'Часть адреса этого списка не имеет смысла, её пропустили.',
  }),
  caption: label({
    ro: 'Mesaje, de la cel mai nou',
    en: 'Messages, the newest first',
    ru: 'Сообщения, сначала новые',
  }),
  from: label({ ro: 'De la', en: 'From', ru: 'От кого' }),
  message: label({ ro: 'Mesaj', en: 'Message', ru: 'Сообщение' }),
  state: commonLabels.state,
  received: label({ ro: 'Primit', en: 'Received', ru: 'Получено' }),
  notes: label({
    ro: '{count, plural, one {o însemnare sau un răspuns} few {# însemnări și răspunsuri} other {# de însemnări și răspunsuri}}',
    en: '{count, plural, one {# note or answer} other {# notes and answers}}',
    ru: '{count, plural, one {# заметка или ответ} few {# заметки и ответа} many {# заметок и ответов} other {# заметки и ответа}}',
  }),
  nothing: label({
    ro: 'Niciun mesaj nu se potrivește.',
    en: 'No messages match.',
    ru: 'Подходящих сообщений нет.',
  }),
  nothingNew: label({
    ro: 'Niciun mesaj nou: ați trecut prin toate.',
    en: 'No new messages: you have been through all of them.',
    ru: 'Новых сообщений нет: вы разобрали все.',
  }),
  nothingYet: label({
    ro: 'Încă nu a scris nimeni. Mesajele din formularul de contact apar aici.',
    en: 'Nobody has written yet. Messages from the contact form appear here.',
    ru: 'Пока никто не написал. Здесь появятся сообщения из контактной формы.',
  }),
  seeAll: label({
    ro: 'Vedeți toate mesajele',
    en: 'See all messages',
    ru: 'Показать все сообщения',
  }),
  export: label({ ro: 'Descărcați lista', en: 'Download the list', ru: 'Скачать список' }),
}
