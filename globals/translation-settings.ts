import type { GlobalConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { translationGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** How strict the desk is; administrators decide. */
export const TranslationSettings: GlobalConfig = {
  slug: 'translation-settings',
  label: label({
    ro: 'Setările traducerilor',
    en: 'Translation settings',
    ru: 'Настройки переводов',
  }),
  access: { read: isEditor, update: isAdmin },
  admin: { group: translationGroup },
  fields: [
    {
      name: 'gatedContainers',
      type: 'select',
      hasMany: true,
      label: label({
        ro: 'Nu se publică o limbă cu erori sau cu texte obligatorii lipsă',
        en: 'A language with errors or missing required texts is not published',
        ru: 'Язык с ошибками или без обязательных текстов не публикуется',
      }),
      defaultValue: ['legal-documents'],
      options: [
        {
          value: 'projects',
          label: label({ ro: 'Proiecte', en: 'Projects', ru: 'Проекты' }),
        },
        {
          value: 'timeline-entries',
          label: label({ ro: 'Istoria noastră', en: 'Timeline', ru: 'Наша история' }),
        },
        {
          value: 'legal-documents',
          label: label({
            ro: 'Documente juridice',
            en: 'Legal documents',
            ru: 'Правовые документы',
          }),
        },
        {
          value: 'messages',
          label: label({ ro: 'Mesajele site-ului', en: 'Site messages', ru: 'Тексты интерфейса' }),
        },
        {
          value: 'globals',
          label: label({
            ro: 'Paginile și textele comune',
            en: 'Pages and shared texts',
            ru: 'Страницы и общие тексты',
          }),
        },
      ],
    },
  ],
}
