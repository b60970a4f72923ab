import type { Project } from '@/payload-types'
import { russianTextsCutOff } from '../russian-texts-cut-off'
import type { Texts } from '../text-types'
import { firstReads } from './first-reads'

export const travelTexts = {
  shared: {
    slug: 'travel',
    accent: 'travel',
    stage: 'construction',
    order: 4,
    feature1: { icon: 'solar:notes-linear' },
    feature2: { icon: 'solar:map-point-search-linear' },
    feature3: { icon: 'solar:camera-linear' },
    feature4: { icon: 'solar:route-linear' },
  },
  ro: {
    title: 'Călătorii',
    catchphrase: 'Locuri de văzut, drumuri de încercat, povești de spus',
    description: `O călătorie începe cu mult înainte de plecare și nu se încheie la întoarcere. Site-ul despre călătorii vă va fi de folos și când vă întrebați încotro să porniți, și când aveți ce povesti.

## Ce veți putea face

- **Să împărtășiți impresii** din locurile prin care ați trecut, cu bune și cu rele
- **Să găsiți locuri** pentru următoarea călătorie, aproape sau departe
- **Să citiți sfaturi** despre acte, transport, cazare și cheltuieli
- **Să alcătuiți un traseu** din locurile alese, împărțit pe zile${firstReads.travel.ro}

Începem cu drumurile pe care le știm cel mai bine, cele din Republica Moldova și din România. Apoi mergem mai departe, acolo unde ne vor duce autorii și cititorii.`,
    feature1: {
      title: 'Noutăți',
      description:
        'Rute noi, schimbări la frontieră, festivaluri și sezoane: ce e bine să știți înainte de plecare.',
    },
    feature2: {
      title: 'Catalogul de locuri',
      description:
        'Orașe, mănăstiri, vinării, munți și plaje, cu tot ce trebuie să știți ca să ajungeți acolo. Găsiți în el un loc pentru următoarea călătorie.',
    },
    feature3: {
      title: 'Impresii',
      description:
        'Povestiri și recenzii de la cei care au fost acolo. Le veți putea adăuga și pe ale dumneavoastră: ce v-a plăcut, ce v-a mirat, ce n-ați mai repeta.',
    },
    feature4: {
      title: 'Sfaturi și trasee',
      description:
        'Articole cu sfaturi verificate pe drum și o pagină pe care vă puteți alcătui traseul, oprire cu oprire.',
    },
    seo: {
      title: 'Călătorii: locuri, impresii, sfaturi și trasee',
      description:
        'Un site în construcție pentru călători: veți putea împărtăși impresii, găsi locuri pentru următoarea călătorie, citi sfaturi și alcătui un traseu.',
    },
  },
  en: {
    title: 'Travel',
    catchphrase: 'Places to see, roads to try, stories to tell',
    description: `A journey begins long before you leave and does not end when you return. The travel site will be of use both when you are looking for somewhere to go and when you have a story to tell.

## What you will be able to do

- **Share impressions** of the places you have been to, the good and the bad
- **Find places** for your next trip, near or far
- **Read tips** on documents, transport, accommodation and costs
- **Build a route**, divided into days, from the places you have chosen${firstReads.travel.en}

We begin with the roads we know best, those of the Republic of Moldova and Romania. Then we will go further, wherever our writers and readers take us.`,
    feature1: {
      title: 'News',
      description:
        'New routes, changes at the border, festivals and seasons: what to know before you go.',
    },
    feature2: {
      title: 'The catalogue of places',
      description:
        'Towns, monasteries, wineries, mountains and beaches, with everything you need to know to get there. Use it to find a place for your next trip.',
    },
    feature3: {
      title: 'Impressions',
      description:
        'Stories and reviews from people who have been there. You will be able to add your own: what you liked, what surprised you, what you would not do again.',
    },
    feature4: {
      title: 'Tips and routes',
      description:
        'Articles with tips tested on the road, and a place where you can build your route, stop by stop.',
    },
    seo: {
      title: 'Travel: places, impressions, tips and routes',
      description:
        'A site in the making for travellers: you will be able to share impressions, find places for your next trip, read tips and build a route of your own.',
    },
  },
  ru: {
    title: 'Путешествия',
    catchphrase: 'Места, дороги и истории, которыми хочется поделиться',
    description: `Путешествие начинается задолго до отъезда и не заканчивается с возвращением. Сайт о путешествиях пригодится и тогда, когда вы ищете, куда отправиться, и тогда, когда вам есть что рассказать.

## Что вы сможете делать

- **Делиться впечатлениями**, и хорошими, и плохими, о местах, где вы побывали
- **Находить места** для следующей поездки, близкой или далёкой
- **Читать советы** о документах, транспорте, жилье и расходах
- **Составлять маршрут** по дням из мест, которые вы выбрали${firstReads.travel.ru}

${russianTextsCutOff.travelDescriptionEnd}`,
    feature1: {
      title: 'Новости',
      description:
        'Новые рейсы, новые правила на границе, фестивали и сезоны: что полезно знать перед отъездом.',
    },
    feature2: {
      title: 'Каталог мест',
      description:
        'Города, монастыри, винодельни, горы и пляжи — и всё, что нужно, чтобы до них добраться. Найдите в каталоге место для следующей поездки.',
    },
    feature3: {
      title: 'Впечатления',
      description:
        'Рассказы и отзывы тех, кто побывал в этих местах. Можно будет добавить и свои: что понравилось, что удивило, чего вы не стали бы повторять.',
    },
    feature4: {
      title: 'Советы и маршруты',
      description:
        'Статьи с советами, проверенными в дороге, и раздел, где можно составить свой маршрут, остановка за остановкой.',
    },
    seo: {
      title: 'Путешествия: места, впечатления, советы, маршруты',
      description:
        'Строящийся сайт для путешественников: здесь можно будет делиться впечатлениями, находить места для следующей поездки, читать советы и составлять маршрут.',
    },
  },
} satisfies Texts<Project>
