import type { Locale } from '@/i18n/locales'
import type { TimelineEntry } from '@/payload-types'
import type { TextShape } from './text-types'

type TimelineText = { date: string } & Record<Locale, TextShape<TimelineEntry>>

export const timelineTexts = [
  {
    date: '2023-02-01',
    ro: {
      title: 'Prima idee',
      content:
        'Câțiva oameni din Chișinău, fiecare cu pasiunea lui, își dau seama că le lipsește același lucru: un loc unde să citească și să discute pe îndelete. Așa se naște ideea unei rețele de site-uri.',
    },
    en: {
      title: 'The first idea',
      content:
        'A few people in Chișinău, each with their own passion, realise that they are all missing the same thing: a place to read and talk at leisure. That is how the idea of a network of sites is born.',
    },
    ru: {
      title: 'Первая идея',
      content:
        'Несколько человек из Кишинёва, каждый со своим увлечением, понимают, что им не хватает одного и того же: места, где можно спокойно читать и разговаривать. Так рождается идея сети сайтов.',
    },
  },
  {
    date: '2023-09-01',
    ro: {
      title: 'Un grup și un nume',
      content:
        'Ideea capătă un nume, Pasiuni, și își găsește oameni gata să lucreze la ea fără plată. Hotărâm ca rețeaua să rămână necomercială.',
    },
    en: {
      title: 'A group and a name',
      content:
        'The idea gets a name, Pasiuni, and people ready to work on it without pay. We decide that the network will stay non-commercial.',
    },
    ru: {
      title: 'Группа и название',
      content:
        'У идеи появляются название — Pasiuni — и люди, готовые работать над ней бесплатно. Мы решаем, что сеть останется некоммерческой.',
    },
  },
  {
    date: '2024-04-01',
    ro: {
      title: 'Patru teme',
      content:
        'Alegem temele cu care pornim: cinema, auto și motorsport, sporturi de luptă, călătorii. Primul pe listă este filmul.',
    },
    en: {
      title: 'Four topics',
      content:
        'We choose the topics to begin with: cinema, auto and motorsport, fighting sports, travel. Cinema is first on the list.',
    },
    ru: {
      title: 'Четыре темы',
      content:
        'Мы выбираем темы, с которых начнём: кино, авто и автоспорт, единоборства, путешествия. Первым в списке стоит кино.',
    },
  },
  {
    date: '2024-11-01',
    ro: {
      title: 'Primele pagini',
      content:
        'Concepem primele pagini și scriem primele texte. Stabilim că totul va exista în trei limbi: română, engleză și rusă.',
    },
    en: {
      title: 'The first pages',
      content:
        'We design the first pages and write the first texts. We decide that everything will exist in three languages: Romanian, English and Russian.',
    },
    ru: {
      title: 'Первые страницы',
      content:
        'Мы придумываем первые страницы и пишем первые тексты. Решаем, что всё будет на трёх языках: румынском, английском и русском.',
    },
  },
  {
    date: '2025-01-01',
    ro: {
      title: 'Casa rețelei',
      content:
        'Prinde contur site-ul pe care vă aflați acum: locul de unde se ajunge la toate proiectele și unde cititorii își pot face cont.',
    },
    en: {
      title: 'A home for the network',
      content:
        'The site you are now on takes shape: the place that leads to all the projects and where readers can create an account.',
    },
    ru: {
      title: 'Дом для сети',
      content:
        'Обретает форму сайт, на котором вы сейчас находитесь: отсюда можно перейти к любому проекту, и здесь читатели могут завести учётную запись.',
    },
  },
  {
    date: '2025-03-01',
    ro: {
      title: 'Primul proiect: site-ul despre cinema',
      content:
        'Site-ul despre cinema se deschide treptat și își primește primii testeri. Construcția continuă, de acum împreună cu ei.',
    },
    en: {
      title: 'The first project: the cinema site',
      content:
        'The cinema site begins to open and welcomes its first testers. Work continues, from now on together with them.',
    },
    ru: {
      title: 'Первый проект: сайт о кино',
      content:
        'Сайт о кино постепенно открывается и встречает первых тестировщиков. Строительство продолжается — теперь уже вместе с ними.',
    },
  },
] satisfies TimelineText[]
