import { label } from '@/cms/label'

export const refusalTexts = {
  title: label({
    ro: 'E-mail respins',
    en: 'Refused e-mail',
    ru: 'Отклонённое письмо',
  }),
  kept: label({
    ro: 'Serverul de e-mail a respins acest mesaj; motivul este mai jos. Textul lui se păstrează criptat până la {moment}. Până atunci îl puteți trimite din nou.',
    en: 'The mail server refused this e-mail; the reason is below. Its text is kept, encrypted, until {moment}. Until then you can send it again.',
    ru: 'Почтовый сервер отклонил это письмо; причина указана ниже. Срок хранения его зашифрованного текста истекает {moment}; до этого письмо можно отправить ещё раз.',
  }),
  erased: label({
    ro: 'Acest e-mail nu a ajuns la destinatar; motivul este mai jos. Textul lui a fost șters, așa că nu mai poate fi trimis din nou.',
    en: 'This e-mail did not reach its recipient; the reason is below. Its text has been erased, so it can no longer be sent again.',
    ru: 'Это письмо не дошло до получателя; причина указана ниже. Его текст удалён, поэтому отправить письмо ещё раз уже нельзя.',
  }),
  sendAgain: label({ ro: 'Trimiteți din nou', en: 'Send again', ru: 'Отправить ещё раз' }),
}
