import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const listTexts = {
  title: commonLabels.applications,
  count: label({
    ro: '{count, plural, one {# cerere} few {# cereri} other {# de cereri}}',
    en: '{count, plural, one {# application} other {# applications}}',
    ru: '{count, plural, one {# заявка} few {# заявки} many {# заявок} other {# заявки}}',
  }),
  states: label({
    ro: 'Cererile după stare',
    en: 'Applications by state',
    ru: 'Заявки по состоянию',
  }),
  search: label({
    ro: 'Căutați în nume și motivație',
    en: 'Search names and motivations',
    ru: 'Поиск по имени и тексту',
  }),
  role: commonLabels.role,
  anyRole: label({ ro: 'Orice rol', en: 'Any role', ru: 'Любая роль' }),
  topic: commonLabels.topic,
  anyTopic: label({ ro: 'Orice tematică', en: 'Any topic', ru: 'Любая тема' }),
  apply: commonLabels.show,
  reset: commonLabels.clearFilters,
  caption: label({
    ro: 'Cereri de colaborare, cele mai noi primele',
    en: 'Applications, the newest first',
    ru: 'Заявки на участие, сначала новые',
  }),
  name: commonLabels.name,
  offer: label({ ro: 'Rol și tematică', en: 'Role and topic', ru: 'Роль и тема' }),
  motivation: label({ ro: 'Motivație', en: 'Motivation', ru: 'Мотивация' }),
  state: commonLabels.state,
  received: label({ ro: 'Primită', en: 'Received', ru: 'Получена' }),
  notes: label({
    ro: '{count, plural, one {# însemnare} few {# însemnări} other {# de însemnări}}',
    en: '{count, plural, one {# note} other {# notes}}',
    ru: '{count, plural, one {# заметка} few {# заметки} many {# заметок} other {# заметки}}',
  }),
  nothingYet: label({
    ro: 'Încă nu a venit nicio cerere.',
    en: 'No applications have come in yet.',
    ru: 'Заявок пока не было.',
  }),
  nothing: label({
    ro: 'Nicio cerere nu se potrivește.',
    en: 'No applications match.',
    ru: 'Подходящих заявок нет.',
  }),
  seeAll: label({
    ro: 'Vedeți toate cererile',
    en: 'See all applications',
    ru: 'Показать все заявки',
  }),
}

export const recordTexts = {
  title: label({ ro: 'Cererea {id}', en: 'Application {id}', ru: 'Заявка {id}' }),
  back: commonLabels.backToList,
  motivation: label({ ro: 'Motivația', en: 'Motivation', ru: 'Мотивация' }),
  links: label({ ro: 'Linkuri', en: 'Links', ru: 'Ссылки' }),
  noLinks: label({ ro: 'Niciun link.', en: 'No links.', ru: 'Ссылок нет.' }),
  linksHint: label({
    ro: 'Duc la site-uri externe și se deschid într-o filă nouă.',
    en: 'They lead to other sites and open in a new tab.',
    ru: 'Ведут на чужие сайты и открываются в новой вкладке.',
  }),
  applicant: label({ ro: 'Cine a scris', en: 'Applicant', ru: 'Автор заявки' }),
  language: commonLabels.language,
  sent: label({ ro: 'Trimisă', en: 'Sent', ru: 'Отправлена' }),
  profile: label({ ro: 'Pagina de membru', en: 'Member page', ru: 'Страница участника' }),
  noProfile: label({ ro: 'fără profil', en: 'no profile', ru: 'нет профиля' }),
  decided: label({ ro: 'Decizie', en: 'Decision', ru: 'Решение' }),
  decidedBy: label({ ro: '{name}, {day}', en: '{name}, {day}', ru: '{name}, {day}' }),
}

export const decisionTexts = {
  title: label({ ro: 'Decizia dumneavoastră', en: 'Your decision', ru: 'Ваше решение' }),
  sentence: label({
    ro: 'Câteva cuvinte pentru cel care a scris (opțional)',
    en: 'A few words to the applicant (optional)',
    ru: 'Несколько слов автору заявки (необязательно)',
  }),
  hint: label({
    ro: 'Ajung în e-mailul despre decizie, exact cum le scrieți. Limba cererii: {name}.',
    en: 'They go into the e-mail with the decision, exactly as you write them. The application is in {name}.',
    ru: 'Они попадут в письмо с решением так, как вы их напишете. Язык заявки: {name}.',
  }),
  review: label({ ro: 'Luați în analiză', en: 'Take into review', ru: 'Взять на рассмотрение' }),
  accept: label({ ro: 'Acceptați', en: 'Accept', ru: 'Принять' }),
  decline: label({ ro: 'Respingeți', en: 'Decline', ru: 'Отклонить' }),
  acceptTitle: label({
    ro: 'Acceptați cererea?',
    en: 'Accept the application?',
    ru: 'Принять заявку?',
  }),
  acceptText: label({
    ro: 'Pe pagina de membru apare rolul „{role}”, iar {name} primește un e-mail. Decizia nu mai poate fi schimbată de aici.',
    en: 'The member page shows the role “{role}”, and {name} gets an e-mail. The decision cannot be changed here afterwards.',
    ru: 'На странице участника появится роль «{role}», а {name} получит письмо. Изменить решение здесь будет нельзя.',
  }),
  declineTitle: label({
    ro: 'Respingeți cererea?',
    en: 'Decline the application?',
    ru: 'Отклонить заявку?',
  }),
  declineText: label({
    ro: '{name} primește un e-mail. Decizia nu mai poate fi schimbată de aici.',
    en: '{name} gets an e-mail. The decision cannot be changed here afterwards.',
    ru: '{name} получит письмо. Изменить решение здесь будет нельзя.',
  }),
  cancel: commonLabels.cancel,
  inReview: label({
    ro: 'Cererea este acum în analiză.',
    en: 'The application is in review now.',
    ru: 'Заявка теперь на рассмотрении.',
  }),
  accepted: label({
    ro: 'Cererea a fost acceptată; e-mailul pleacă acum.',
    en: 'The application has been accepted; the e-mail is on its way.',
    ru: 'Заявка принята, письмо отправляется.',
  }),
  declined: label({
    ro: 'Cererea a fost respinsă; e-mailul pleacă acum.',
    en: 'The application has been declined; the e-mail is on its way.',
    ru: 'Заявка отклонена, письмо отправляется.',
  }),
  isDecided: label({
    ro: 'În privința acestei cereri s-a luat deja o decizie.',
    en: 'This application has been decided.',
    ru: 'По этой заявке решение принято.',
  }),
}

export const noteTexts = {
  title: label({ ro: 'Însemnări interne', en: 'Internal notes', ru: 'Внутренние заметки' }),
  none: label({ ro: 'Încă nicio însemnare.', en: 'No notes yet.', ru: 'Заметок пока нет.' }),
  told: label({
    ro: 'scris celui care a depus cererea',
    en: 'told to the applicant',
    ru: 'отправлено автору заявки',
  }),
  label: label({ ro: 'Însemnare nouă', en: 'New note', ru: 'Новая заметка' }),
  hint: label({
    ro: 'O văd doar redactorii.',
    en: 'Only editors see it.',
    ru: 'Её видят только редакторы.',
  }),
  add: commonLabels.addNote,
  added: commonLabels.noteAdded,
}
