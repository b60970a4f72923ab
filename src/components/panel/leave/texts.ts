import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Asks before words that were typed and not sent are left. */
export const leaveTexts = {
  title: label({
    ro: 'Aveți un text netrimis',
    en: 'You have not sent what you wrote',
    ru: 'У вас есть неотправленный текст',
  }),
  lost: label({
    ro: 'Dacă plecați acum, ce ați scris se pierde.',
    en: 'If you leave now, what you wrote is lost.',
    ru: 'Если уйти сейчас, написанное пропадёт.',
  }),
  unsent: label({
    ro: 'Ce ați scris și nu s-a trimis',
    en: 'What you wrote and did not send',
    ru: 'Что вы написали и не отправили',
  }),
  leave: label({
    ro: 'Plecați fără să trimiteți',
    en: 'Leave without sending',
    ru: 'Уйти без отправки',
  }),
  stay: commonLabels.stay,
}
