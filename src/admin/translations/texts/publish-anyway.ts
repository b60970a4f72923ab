import { label } from '@/cms/label'

export const publishAnywayTexts = {
  button: label({
    ro: 'Publică oricum',
    en: 'Publish anyway',
    ru: 'Опубликовать всё равно',
  }),
  hint: label({
    ro: 'Publică limba editată, deși unele texte au erori sau lipsesc. Rămâne notat în istoric.',
    en: 'Publishes the language being edited, though some texts have errors or are missing. The history keeps a note of it.',
    ru: 'Публикует редактируемый язык, хотя в текстах есть ошибки или пропуски. В истории останется пометка.',
  }),
}
