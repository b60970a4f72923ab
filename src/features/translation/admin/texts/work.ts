import { label } from '@/cms/label'

export const workNames = {
  review: label({ ro: 'De verificat', en: 'To review', ru: 'Ждут проверки' }),
  comments: label({
    ro: 'Comentarii nerezolvate',
    en: 'Open comments',
    ru: 'Открытые комментарии',
  }),
}
