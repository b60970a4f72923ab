import { label, type AdminLabel } from '@/cms/label'

export const auditActions = [
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'delete',
  'restore-version',
  'schedule',
  'cancel-schedule',
  'request-review',
  'return-review',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'reset-link-sent',
  'sessions-ended',
  'suspend-member',
  'restore-member',
  'resend-verification',
  'unassign-roles',
  'delete-member',
  'answer-message',
  'change-message',
  'decide-application',
  'send-mail-again',
  'run-job',
  'publish-in-spite',
  'notify-members',
  'import',
  'export-messages',
  'export-content',
] as const

/** Everything the audit log records. */
export type AuditAction = (typeof auditActions)[number]

/** The name of an action in the log. */
export const auditActionNames = {
  create: label({ ro: 'Creare', en: 'Created', ru: 'Создание' }),
  update: label({ ro: 'Modificare', en: 'Changed', ru: 'Изменение' }),
  publish: label({ ro: 'Publicare', en: 'Published', ru: 'Публикация' }),
  unpublish: label({
    ro: 'Retragere din publicare',
    en: 'Unpublished',
    ru: 'Снятие с публикации',
  }),
  trash: label({ ro: 'Mutare în coș', en: 'Moved to trash', ru: 'Перемещение в корзину' }),
  restore: label({
    ro: 'Scoatere din coș',
    en: 'Restored from trash',
    ru: 'Возврат из корзины',
  }),
  delete: label({ ro: 'Ștergere definitivă', en: 'Deleted', ru: 'Удаление' }),
  'restore-version': label({
    ro: 'Revenire la o versiune mai veche',
    en: 'Older version restored',
    ru: 'Возврат к прежней версии',
  }),
  schedule: label({ ro: 'Programare', en: 'Scheduled', ru: 'Планирование' }),
  'cancel-schedule': label({
    ro: 'Anularea programării',
    en: 'Schedule cancelled',
    ru: 'Отмена запланированного',
  }),
  'request-review': label({
    ro: 'Trimitere la verificare',
    en: 'Review requested',
    ru: 'Отправка на проверку',
  }),
  'return-review': label({
    ro: 'Trimitere înapoi pentru corectare',
    en: 'Returned for changes',
    ru: 'Возврат на доработку',
  }),
  'sign-in': label({ ro: 'Autentificare', en: 'Signed in', ru: 'Вход' }),
  'sign-in-failed': label({
    ro: 'Autentificare nereușită',
    en: 'Sign-in failed',
    ru: 'Неудачная попытка входа',
  }),
  'sign-out': label({ ro: 'Ieșire din cont', en: 'Signed out', ru: 'Выход' }),
  'password-changed': label({
    ro: 'Schimbarea parolei',
    en: 'Password changed',
    ru: 'Смена пароля',
  }),
  'email-changed': label({
    ro: 'Schimbarea adresei de e-mail',
    en: 'E-mail address changed',
    ru: 'Смена адреса электронной почты',
  }),
  'second-factor-on': label({
    ro: 'Activarea confirmării în doi pași',
    en: 'Two-step sign-in turned on',
    ru: 'Включение двухэтапного входа',
  }),
  'second-factor-off': label({
    ro: 'Dezactivarea confirmării în doi pași',
    en: 'Two-step sign-in turned off',
    ru: 'Отключение двухэтапного входа',
  }),
  'second-factor-reset': label({
    ro: 'Resetarea confirmării în doi pași',
    en: 'Two-step sign-in reset',
    ru: 'Сброс двухэтапного входа',
  }),
  'recovery-codes-renewed': label({
    ro: 'Coduri de recuperare noi',
    en: 'New recovery codes',
    ru: 'Новые коды восстановления',
  }),
  'reset-link-sent': label({
    ro: 'Trimiterea unui link pentru o parolă nouă',
    en: 'Link for a new password sent',
    ru: 'Отправка ссылки для нового пароля',
  }),
  'sessions-ended': label({
    ro: 'Încheierea sesiunilor',
    en: 'Sessions ended',
    ru: 'Завершение сеансов',
  }),
  'suspend-member': label({
    ro: 'Suspendarea unui membru',
    en: 'Member suspended',
    ru: 'Блокировка участника',
  }),
  'restore-member': label({
    ro: 'Reactivarea unui membru',
    en: 'Member restored',
    ru: 'Разблокировка участника',
  }),
  'resend-verification': label({
    ro: 'Retrimiterea mesajului de confirmare',
    en: 'Verification sent again',
    ru: 'Повторная отправка подтверждения',
  }),
  'unassign-roles': label({
    ro: 'Retragerea unor roluri',
    en: 'Roles taken back',
    ru: 'Отзыв ролей',
  }),
  'delete-member': label({
    ro: 'Ștergerea unui membru',
    en: 'Member deleted',
    ru: 'Удаление участника',
  }),
  'answer-message': label({
    ro: 'Răspuns la un mesaj',
    en: 'Message answered',
    ru: 'Ответ на сообщение',
  }),
  'change-message': label({
    ro: 'Modificarea stării unui mesaj',
    en: 'Message changed',
    ru: 'Изменение сообщения',
  }),
  'send-mail-again': label({
    ro: 'Retrimiterea unui e-mail respins',
    en: 'Refused e-mail sent again',
    ru: 'Повторная отправка отклонённого письма',
  }),
  'run-job': label({
    ro: 'Sarcină automată pornită manual',
    en: 'Job run by hand',
    ru: 'Фоновая задача запущена вручную',
  }),
  'decide-application': label({
    ro: 'Decizie privind o cerere',
    en: 'Application decided',
    ru: 'Решение по заявке',
  }),
  'publish-in-spite': label({
    ro: 'Publicare în pofida problemelor',
    en: 'Published in spite of problems',
    ru: 'Публикация вопреки замечаниям',
  }),
  'notify-members': label({
    ro: 'Înștiințarea membrilor',
    en: 'Members notified',
    ru: 'Уведомление участников',
  }),
  import: label({ ro: 'Import', en: 'Import', ru: 'Импорт' }),
  'export-messages': label({
    ro: 'Exportul mesajelor',
    en: 'Messages exported',
    ru: 'Экспорт сообщений',
  }),
  'export-content': label({
    ro: 'Exportul conținutului',
    en: 'Content exported',
    ru: 'Экспорт содержимого',
  }),
} as const satisfies Record<AuditAction, AdminLabel>
