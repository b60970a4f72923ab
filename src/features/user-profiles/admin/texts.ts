import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const memberTexts = {
  title: label({ ro: 'Membri', en: 'Members', ru: 'Участники' }),
  record: label({ ro: 'Membru', en: 'Member', ru: 'Участник' }),
  count: label({
    ro: '{count, plural, one {# membru} few {# membri} other {# de membri}}',
    en: '{count, plural, one {# member} other {# members}}',
    ru: '{count, plural, one {# участник} few {# участника} many {# участников} other {# участника}}',
  }),
  caption: label({
    ro: 'Membri, de la cel mai nou',
    en: 'Members, the newest first',
    ru: 'Участники, сначала новые',
  }),
  search: label({
    ro: 'Nume sau e-mail',
    en: 'Name or e-mail',
    ru: 'Имя или электронная почта',
  }),
  verified: commonLabels.address,
  isVerified: label({ ro: 'Confirmată', en: 'Confirmed', ru: 'Подтверждён' }),
  notVerified: label({ ro: 'Neconfirmată', en: 'Not confirmed', ru: 'Не подтверждён' }),
  method: label({ ro: 'Intră cu', en: 'Signs in with', ru: 'Входит' }),
  password: label({ ro: 'Parolă', en: 'Password', ru: 'По паролю' }),
  google: label({ ro: 'Google', en: 'Google', ru: 'Через Google' }),
  access: label({ ro: 'Acces', en: 'Access', ru: 'Доступ' }),
  active: label({ ro: 'Activ', en: 'Active', ru: 'Открыт' }),
  suspended: label({ ro: 'Suspendat', en: 'Suspended', ru: 'Заблокирован' }),
  role: commonLabels.role,
  language: commonLabels.language,
  any: commonLabels.any,
  anyRole: label({ ro: 'Oricare', en: 'Any', ru: 'Любая' }),
  apply: commonLabels.show,
  back: commonLabels.backToList,
  reset: commonLabels.clearFilters,
  name: commonLabels.name,
  nameless: label({ ro: 'Fără nume', en: 'No name', ru: 'Без имени' }),
  joined: label({ ro: 'Înscris', en: 'Joined', ru: 'Регистрация' }),
  lastSeen: label({ ro: 'Ultima vizită', en: 'Last visit', ru: 'Последний визит' }),
  neverSeen: label({ ro: 'necunoscută', en: 'unknown', ru: 'неизвестен' }),
  noProfile: label({
    ro: 'Nu și-a deschis încă profilul.',
    en: 'Has not opened the profile yet.',
    ru: 'Ещё не открывал(а) профиль.',
  }),
  none: label({
    ro: 'Nu am găsit niciun membru potrivit.',
    en: 'No members match.',
    ru: 'Подходящих участников нет.',
  }),
  noneYet: label({
    ro: 'Încă nu s-a înregistrat nimeni.',
    en: 'Nobody has registered yet.',
    ru: 'Пока никто не зарегистрировался.',
  }),
  seeAll: label({ ro: 'Vedeți toți membrii', en: 'See all members', ru: 'Показать всех' }),
  stillReading: label({
    ro: 'Conturile mai vechi se citesc încă. Reîncărcați pagina peste câteva secunde ca să fie cuprinse și ele.',
    en: 'Older accounts are still being read. Reload the page in a few seconds to include them.',
    ru: 'Более старые учётные записи ещё читаются. Обновите страницу через несколько секунд, чтобы увидеть и их.',
  }),
  asOf: label({
    ro: 'Numărul și filtrele vin din lista conturilor citită {ago}; se recitește acum.',
    en: 'The number and the filters come from the list of accounts read {ago}; it is being read again.',
    ru: 'Число и фильтры взяты из списка учётных записей, прочитанного {ago}; он перечитывается.',
  }),
  unavailable: label({
    ro: 'Serviciul de conturi nu răspunde. Reîncărcați pagina peste câteva clipe.',
    en: 'The account service is not responding. Reload the page in a moment.',
    ru: 'Сервис учётных записей не отвечает. Обновите страницу через несколько секунд.',
  }),
}

export const recordTexts = {
  account: label({ ro: 'Cont', en: 'Account', ru: 'Учётная запись' }),
  email: commonLabels.email,
  id: label({ ro: 'Identificator', en: 'Identifier', ru: 'Идентификатор' }),
  sessions: label({ ro: 'Sesiuni deschise', en: 'Open sessions', ru: 'Открытые сеансы' }),
  suspendedAt: label({ ro: 'Suspendat la', en: 'Suspended at', ru: 'Заблокирован' }),
  reason: label({ ro: 'Motivul', en: 'Reason', ru: 'Причина' }),
  profile: label({ ro: 'Profil', en: 'Profile', ru: 'Профиль' }),
  passions: label({ ro: 'Pasiuni', en: 'Passions', ru: 'Увлечения' }),
  noPassions: label({ ro: 'Nicio pasiune aleasă', en: 'None chosen', ru: 'Не выбраны' }),
  roles: label({ ro: 'Roluri', en: 'Roles', ru: 'Роли' }),
  noRoles: label({ ro: 'Niciunul', en: 'None', ru: 'Нет' }),
  messages: label({ ro: 'Mesaje', en: 'Messages', ru: 'Сообщения' }),
  noMessages: label({
    ro: 'Nu a scris grupului.',
    en: 'Has not written to the group.',
    ru: 'Группе не писал(а).',
  }),
  applications: commonLabels.applications,
  noApplications: label({
    ro: 'Nu are cereri de colaborare.',
    en: 'Has not applied to contribute.',
    ru: 'Заявок нет.',
  }),
  log: label({ ro: 'Jurnal', en: 'Audit log', ru: 'Журнал' }),
  noLog: label({
    ro: 'Redacția nu a schimbat nimic la acest cont.',
    en: 'Editors have not changed anything about this account.',
    ru: 'Редакция ничего не меняла в этой учётной записи.',
  }),
}

export const actionTexts = {
  actions: label({ ro: 'Acțiuni', en: 'Actions', ru: 'Действия' }),
  cancel: commonLabels.cancel,
  failed: label({
    ro: 'Serverul nu a răspuns. Încercați din nou; nu știm dacă s-a schimbat ceva.',
    en: 'The server is not responding. Try again; it is not certain whether anything has changed.',
    ru: 'Сервер не ответил. Повторите попытку; неизвестно, изменилось ли что-нибудь.',
  }),
  suspend: label({ ro: 'Suspendați', en: 'Suspend', ru: 'Заблокировать' }),
  suspendTitle: label({
    ro: 'Suspendați contul {email}?',
    en: 'Suspend the account {email}?',
    ru: 'Заблокировать учётную запись {email}?',
  }),
  suspendText: label({
    ro: 'Toate sesiunile se încheie imediat, iar membrul nu mai poate intra în cont până când îl reactivați. Primește un e-mail în limba lui.',
    en: 'Every session ends at once, and the member cannot sign in until you restore the account. They get an e-mail in their language.',
    ru: 'Все сеансы сразу завершатся, и участник не сможет войти, пока вы не разблокируете учётную запись. Он получит письмо на своём языке.',
  }),
  reason: label({
    ro: 'Motivul (rămâne în jurnal; membrul îl poate citi în fișierul cu datele sale)',
    en: 'Reason (kept in the log; the member can read it in the file of their data)',
    ru: 'Причина (остаётся в журнале; участник может прочитать её в файле со своими данными)',
  }),
  tellReason: label({
    ro: 'Scrieți motivul și în e-mailul către membru',
    en: 'Give the reason in the e-mail to the member',
    ru: 'Указать причину и в письме участнику',
  }),
  suspendDone: label({
    ro: 'Contul este suspendat, iar sesiunile lui s-au încheiat.',
    en: 'The account is suspended and its sessions have ended.',
    ru: 'Учётная запись заблокирована, её сеансы завершены.',
  }),
  restore: label({ ro: 'Reactivați', en: 'Restore', ru: 'Разблокировать' }),
  restoreTitle: label({
    ro: 'Reactivați contul {email}?',
    en: 'Restore the account {email}?',
    ru: 'Разблокировать учётную запись {email}?',
  }),
  restoreText: label({
    ro: 'Membrul va putea intra din nou în cont și primește un e-mail despre aceasta.',
    en: 'The member will be able to sign in again, and gets an e-mail about it.',
    ru: 'Участник снова сможет войти и получит об этом письмо.',
  }),
  restoreDone: label({
    ro: 'Contul este din nou activ.',
    en: 'The account is active again.',
    ru: 'Учётная запись снова открыта.',
  }),
  resend: label({
    ro: 'Retrimiteți confirmarea',
    en: 'Send confirmation again',
    ru: 'Отправить подтверждение ещё раз',
  }),
  resendTitle: label({
    ro: 'Trimiteți din nou linkul de confirmare?',
    en: 'Send the confirmation link again?',
    ru: 'Отправить ссылку для подтверждения ещё раз?',
  }),
  resendText: label({
    ro: 'Un link nou pleacă la {email}. Este valabil 24 de ore.',
    en: 'A new link goes to {email}. It is valid for 24 hours.',
    ru: 'На {email} уйдёт новая ссылка. Она действует 24 часа.',
  }),
  resendDone: label({
    ro: 'Linkul de confirmare a fost trimis.',
    en: 'The confirmation link has been sent.',
    ru: 'Ссылка для подтверждения отправлена.',
  }),
  unassign: label({ ro: 'Retrageți roluri', en: 'Take roles back', ru: 'Отозвать роли' }),
  unassignTitle: label({
    ro: 'Retrageți roluri de la {email}?',
    en: 'Take roles back from {email}?',
    ru: 'Отозвать роли у {email}?',
  }),
  unassignText: label({
    ro: 'Rolurile bifate nu mai apar pe pagina membrului. Membrul nu primește niciun e-mail și poate trimite o nouă cerere de colaborare.',
    en: 'The roles that you tick are no longer shown on the member’s page. The member gets no e-mail, and can apply again.',
    ru: 'Отмеченные роли больше не показываются на странице участника. Письма он не получит и сможет подать новую заявку.',
  }),
  unassignRoles: label({
    ro: 'Roluri de retras',
    en: 'Roles to take back',
    ru: 'Какие роли отозвать',
  }),
  unassignNone: label({
    ro: 'Bifați cel puțin un rol.',
    en: 'Tick at least one role.',
    ru: 'Отметьте хотя бы одну роль.',
  }),
  unassignDone: label({
    ro: 'Rolurile bifate au fost retrase.',
    en: 'The ticked roles have been taken back.',
    ru: 'Отмеченные роли отозваны.',
  }),
  delete: label({ ro: 'Ștergeți contul', en: 'Delete account', ru: 'Удалить учётную запись' }),
  deleteTitle: label({
    ro: 'Ștergeți contul {email}?',
    en: 'Delete the account {email}?',
    ru: 'Удалить учётную запись {email}?',
  }),
  deleteText: label({
    ro: 'Se șterg definitiv contul, profilul, mesajele, cererile de colaborare și toate sesiunile. Membrul primește un e-mail.',
    en: 'The account, the profile, the messages, the applications and every session are deleted for good. The member gets an e-mail.',
    ru: 'Учётная запись, профиль, сообщения, заявки и все сеансы будут удалены навсегда. Участник получит письмо.',
  }),
  typeEmail: label({
    ro: 'Scrieți adresa contului pentru confirmare',
    en: 'Type the address of the account to confirm',
    ru: 'Для подтверждения введите адрес учётной записи',
  }),
}
