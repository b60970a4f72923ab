import type { GroupField } from 'payload'
import { button } from '@/cms/fields/button'
import { icon } from '@/cms/fields/icon'
import { textGroup } from '@/cms/fields/text-group'
import { topic } from '@/cms/fields/topic'
import { label } from '@/cms/label'
import { pageGlobal } from '@/cms/page-global'

function banner({ name, number }: { name: string; number: number }): GroupField {
  return textGroup({
    name,
    label: label({ ro: `Bannerul ${number}`, en: `Banner ${number}`, ru: `Баннер ${number}` }),
    extra: [
      button({
        name: 'primary',
        label: label({ ro: 'Butonul principal', en: 'Main button', ru: 'Основная кнопка' }),
      }),
      button({
        name: 'secondary',
        label: label({ ro: 'Butonul al doilea', en: 'Second button', ru: 'Вторая кнопка' }),
      }),
      topic({ name: 'artwork', label: label({ ro: 'Desen', en: 'Artwork', ru: 'Рисунок' }) }),
    ],
  })
}

function feature({
  name,
  ro,
  en,
  ru,
}: {
  name: string
  ro: string
  en: string
  ru: string
}): GroupField {
  return textGroup({ name, label: label({ ro, en, ru }), extra: [icon()] })
}

export const Home = pageGlobal({
  slug: 'home',
  label: label({ ro: 'Acasă', en: 'Home', ru: 'Главная' }),
  path: '',
  fields: [
    banner({ name: 'banner1', number: 1 }),
    banner({ name: 'banner2', number: 2 }),
    banner({ name: 'banner3', number: 3 }),
    textGroup({
      name: 'features',
      label: label({ ro: 'Ce găsiți aici', en: 'What you find here', ru: 'Что вы здесь найдёте' }),
    }),
    feature({ name: 'news', ro: 'Noutăți', en: 'News', ru: 'Новости' }),
    feature({ name: 'reviews', ro: 'Recenzii', en: 'Reviews', ru: 'Обзоры' }),
    feature({
      name: 'catalogues',
      ro: 'Baza de cunoștințe',
      en: 'Knowledge base',
      ru: 'База знаний',
    }),
    feature({ name: 'events', ro: 'Evenimente', en: 'Events', ru: 'События' }),
    textGroup({
      name: 'projects',
      label: label({ ro: 'Proiectele', en: 'The projects', ru: 'Проекты' }),
    }),
  ],
})
