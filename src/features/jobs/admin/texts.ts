import { commonLabels } from '@/cms/common-labels'
import { label, sameLabel, type AdminLabel } from '@/cms/label'
import { jobNames, type JobName } from '@/jobs/job-names'

const jobTitles: Record<JobName, AdminLabel> = {
  'scheduled-changes': commonLabels.scheduledChanges,
  'term-notices': label({
    ro: 'Înștiințarea membrilor despre termeni noi',
    en: 'Notices of new terms to members',
    ru: 'Уведомление участников о новых условиях',
  }),
  'release-day': label({
    ro: 'Intrarea în vigoare a documentelor',
    en: 'Documents coming into force',
    ru: 'Вступление документов в силу',
  }),
  'translation-digest': label({
    ro: 'Rezumatul traducerilor, prin e-mail',
    en: 'Translation digest by e-mail',
    ru: 'Сводка по переводам на почту',
  }),
  'translation-rescan': label({
    ro: 'Verificarea tuturor traducerilor',
    en: 'Check of all translations',
    ru: 'Проверка всех переводов',
  }),
  'community-numbers': label({
    ro: 'Comunitatea în cifre',
    en: 'The community in numbers',
    ru: 'Сообщество в цифрах',
  }),
  'expired-messages': label({
    ro: 'Ștergerea mesajelor vechi',
    en: 'Removal of old messages',
    ru: 'Удаление старых сообщений',
  }),
  'expired-applications': label({
    ro: 'Ștergerea cererilor soluționate',
    en: 'Removal of decided applications',
    ru: 'Удаление рассмотренных заявок',
  }),
  'expired-trash': label({
    ro: 'Golirea coșului',
    en: 'Emptying of the trash',
    ru: 'Очистка корзины',
  }),
  'expired-audit-entries': label({
    ro: 'Ștergerea înregistrărilor vechi din jurnal',
    en: 'Removal of old entries of the audit log',
    ru: 'Удаление старых записей журнала',
  }),
  'unfinished-deletions': label({
    ro: 'Finalizarea ștergerilor de conturi întrerupte',
    en: 'Completion of interrupted account deletions',
    ru: 'Завершение прерванного удаления учётных записей',
  }),
  'expired-counters': label({
    ro: 'Ștergerea contoarelor expirate',
    en: 'Removal of expired counters',
    ru: 'Удаление истёкших счётчиков',
  }),
  'old-announcements': label({
    ro: 'Ștergerea anunțurilor vechi despre modificări',
    en: 'Removal of old announcements of changes',
    ru: 'Удаление старых объявлений об изменениях',
  }),
}

/** What a job is called in the panel; its name where an older version of the site left it behind. */
export function jobTitle(name: unknown): AdminLabel {
  const known = jobNames.find((one) => one === name)
  if (known) return jobTitles[known]
  return sameLabel(String(name))
}

export const jobTexts = {
  run: label({ ro: 'Rulați acum', en: 'Run now', ru: 'Запустить сейчас' }),
  running: label({
    ro: 'Rulează acum pe unul dintre servere.',
    en: 'It is running on one of the servers.',
    ru: 'Сейчас выполняется на одном из серверов.',
  }),
  failed: label({
    ro: 'Ultima încercare nu a reușit; motivul este mai jos. Următoarea încercare: {moment}.',
    en: 'The last attempt failed; the reason is below. Next attempt: {moment}.',
    ru: 'Последняя попытка не удалась; причина указана ниже. Следующая попытка: {moment}.',
  }),
  waiting: label({
    ro: 'Următoarea rulare: {moment}.',
    en: 'Next run: {moment}.',
    ru: 'Следующий запуск: {moment}.',
  }),
}
