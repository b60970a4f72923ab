import { label } from '@/cms/label'

/** What an editor is told who manages a second factor, where the general sentences say too little. */
export const secondFactorFailures = {
  wrongCode: label({
    ro: 'Codul nu este corect. Introduceți codul afișat acum în aplicație.',
    en: 'The code is wrong. Enter the one that the app shows now.',
    ru: 'Код неверен. Введите тот, который приложение показывает сейчас.',
  }),
  isOn: label({
    ro: 'Confirmarea în doi pași este deja activă.',
    en: 'Two-step sign-in is on already.',
    ru: 'Двухэтапный вход уже включён.',
  }),
  isOff: label({
    ro: 'Confirmarea în doi pași nu este activă.',
    en: 'Two-step sign-in is off.',
    ru: 'Двухэтапный вход не включён.',
  }),
  isUnreadable: label({
    ro: 'Al doilea pas al acestui cont nu mai poate fi citit. Rugați un administrator să îl reseteze.',
    en: 'The second step of this account cannot be read any more. Ask an administrator to reset it.',
    ru: 'Второй шаг этой учётной записи больше нельзя прочитать. Попросите администратора его сбросить.',
  }),
  tooLate: label({
    ro: 'A trecut prea mult timp. Luați-o de la capăt.',
    en: 'That took too long. Start again.',
    ru: 'Прошло слишком много времени. Начните сначала.',
  }),
} as const
