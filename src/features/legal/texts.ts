import { label } from '@/cms/label'

/** Asked before terms are published that members are notified of by mail. */
export const noticeTexts = {
  title: label({
    ro: 'Anunțați membrii prin e-mail?',
    en: 'Tell the members by e-mail?',
    ru: 'Сообщить участникам по электронной почте?',
  }),
  told: label({
    ro: '{count, plural, =0 {Nu mai este niciun membru cu adresa confirmată de anunțat: nu pleacă niciun e-mail.} one {După publicare, # membru cu adresa confirmată primește un e-mail despre noii termeni. Ce s-a trimis nu mai poate fi retras.} few {După publicare, # membri cu adresa confirmată primesc un e-mail despre noii termeni. Ce s-a trimis nu mai poate fi retras.} other {După publicare, # de membri cu adresa confirmată primesc un e-mail despre noii termeni. Ce s-a trimis nu mai poate fi retras.}}',
    en: '{count, plural, =0 {No member with a confirmed address is left to tell, so nobody will be mailed.} one {Once published, # member with a confirmed address will be mailed about the new terms. What has been sent cannot be taken back.} other {Once published, # members with a confirmed address will be mailed about the new terms. What has been sent cannot be taken back.}}',
    ru: '{count, plural, =0 {Не осталось участников с подтверждённым адресом, которым нужно сообщить: письма не уйдут.} one {После публикации # участник с подтверждённым адресом получит письмо о новых условиях. Отправленное отозвать нельзя.} few {После публикации # участника с подтверждённым адресом получат письмо о новых условиях. Отправленное отозвать нельзя.} many {После публикации # участников с подтверждённым адресом получат письмо о новых условиях. Отправленное отозвать нельзя.} other {После публикации # участника с подтверждённым адресом получат письмо о новых условиях. Отправленное отозвать нельзя.}}',
  }),
  toldUncounted: label({
    ro: 'După publicare, toți membrii cu adresa confirmată care nu au fost anunțați încă primesc un e-mail despre noii termeni. Câți sunt nu se știe acum: serviciul de conturi nu răspunde.',
    en: 'Once published, every member with a confirmed address who has not been told yet will be mailed about the new terms. How many there are is not known: the account service is not responding right now.',
    ru: 'После публикации все участники с подтверждённым адресом, которым ещё не сообщили, получат письмо о новых условиях. Сколько их, сейчас неизвестно: сервис учётных записей не отвечает.',
  }),
} as const

/** Asked before terms are published that members are not told of in time. */
export const shortNoticeTexts = {
  title: label({
    ro: 'Publicați fără a anunța membrii?',
    en: 'Publish without telling the members?',
    ru: 'Опубликовать без уведомления участников?',
  }),
  text: label({
    ro: 'Termenii noi intră în vigoare {days, plural, =0 {azi} one {peste # zi} few {peste # zile} other {peste # de zile}}. Ei promit că membrii sunt anunțați cu {notice} de zile înainte, însă niciun e-mail nu va fi trimis.',
    en: '{days, plural, =0 {In force from today} one {In force in # day} other {In force in # days}}. The terms promise to tell members {notice} days ahead, and nobody will be mailed.',
    ru: '{days, plural, =0 {Вступают в силу сегодня} one {Вступают в силу через # день} few {Вступают в силу через # дня} many {Вступают в силу через # дней} other {Вступают в силу через # дня}}. Условия обещают предупреждать участников за {notice} дней, но писем никто не получит.',
  }),
} as const
