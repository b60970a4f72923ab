import { icon } from '@/cms/fields/icon'
import { localizedRichText } from '@/cms/fields/localized-rich-text'
import { pageHead, textGroup } from '@/cms/fields/text-group'
import { label } from '@/cms/label'
import { pageGlobal } from '@/cms/page-global'

function role({ name, ro, en, ru }: { name: string; ro: string; en: string; ru: string }) {
  return textGroup({
    name,
    label: label({ ro, en, ru }),
    extra: [
      icon(),
      localizedRichText({
        name: 'tasks',
        label: label({ ro: 'Ce face', en: 'What they do', ru: 'Чем занимается' }),
      }),
    ],
  })
}

export const Become = pageGlobal({
  slug: 'become',
  label: label({ ro: 'Implicați-vă', en: 'Become', ru: 'Участвовать' }),
  path: '/become',
  fields: [
    pageHead(),
    role({ name: 'writer', ro: 'Autor', en: 'Writer', ru: 'Автор' }),
    role({ name: 'editor', ro: 'Redactor', en: 'Editor', ru: 'Редактор' }),
    role({ name: 'expert', ro: 'Expert', en: 'Expert', ru: 'Эксперт' }),
    textGroup({
      name: 'steps',
      label: label({ ro: 'Cum începeți', en: 'How to start', ru: 'С чего начать' }),
    }),
    textGroup({
      name: 'terms',
      label: label({ ro: 'În ce condiții', en: 'On what terms', ru: 'На каких условиях' }),
    }),
  ],
})
