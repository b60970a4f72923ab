import { label } from '@/cms/label'

export const dashboardTexts = {
  title: label({ ro: 'De tradus astăzi', en: 'Translation work today', ru: 'Переводы на сегодня' }),
  open: label({
    ro: 'Stadiul traducerilor',
    en: 'Translation coverage',
    ru: 'Готовность переводов',
  }),
}
