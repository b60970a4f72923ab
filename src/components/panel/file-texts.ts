import { label } from '@/cms/label'

export const fileTexts = {
  choose: label({ ro: 'Alegeți un fișier', en: 'Choose a file', ru: 'Выбрать файл' }),
  none: label({ ro: 'Niciun fișier ales', en: 'No file chosen', ru: 'Файл не выбран' }),
}
