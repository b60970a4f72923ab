import type { Project } from '@/payload-types'
import type { Texts } from '../text-types'
import { firstReads } from './first-reads'

export const autoTexts = {
  shared: {
    slug: 'auto',
    accent: 'auto',
    stage: 'construction',
    order: 2,
    feature1: { icon: 'solar:notes-linear' },
    feature2: { icon: 'solar:wheel-linear' },
    feature3: { icon: 'solar:speedometer-max-linear' },
    feature4: { icon: 'solar:transmission-linear' },
  },
  ro: {
    title: 'Auto și motorsport',
    catchphrase: 'De la prima mașină până la linia de start',
    description: `Unii își amintesc și azi sunetul primei lor mașini, alții știu pe de rost clasamentul ultimei curse. Site-ul acesta îi va aduna pe toți la aceeași masă.

Vom scrie și despre mașinile de pe stradă, și despre cele de pe circuit: cum sunt făcute, cum se conduc și ce le trebuie ca să țină mult. În motorsport vom urmări campionatele mari, dar și raliurile, kartingul și cursele de amatori de la noi.

## Pentru cine este

- Pentru cei care își aleg o mașină și vor părerea cuiva care o conduce zi de zi
- Pentru cei care repară cu mâna lor și vor să arate și altora ce au învățat
- Pentru cei care merg la curse sau visează la prima lor licență de pilot${firstReads.auto.ro}`,
    feature1: {
      title: 'Noutăți',
      description: 'Modele noi, calendare de curse și rezultate, fără titluri umflate.',
    },
    feature2: {
      title: 'Catalogul',
      description:
        'Mașini, piloți, echipe și circuite, fiecare cu datele și cu istoria sa. Dintr-o fișă vedeți cine a condus ce, unde și când.',
    },
    feature3: {
      title: 'Teste și recenzii',
      description:
        'Impresii de la volan, după kilometri parcurși cu adevărat: ce merge bine, ce nu și cui i se potrivește mașina.',
    },
    feature4: {
      title: 'Articole',
      description:
        'Tehnică pe înțelesul tuturor, povești din istoria curselor și reportaje din boxe.',
    },
    seo: {
      title: 'Auto și motorsport: teste, catalog, curse, tehnică',
      description:
        'Mașini de stradă și de circuit, piloți și echipe, teste după kilometri parcurși cu adevărat și tehnică pe înțelesul tuturor, pe un site aflat în construcție.',
    },
  },
  en: {
    title: 'Auto and motorsport',
    catchphrase: 'From your first car to the starting line',
    description: `Some still remember the sound of their first car; others know the results of the last race by heart. This site will bring them all together.

We will write about road cars and racing cars alike: how they are made, how they drive and what they need to last. In motorsport we will follow the big championships, and also the rallies, karting and amateur races close to home.

## Who it is for

- For those who are choosing a car and want the opinion of someone who drives it every day
- For those who do their own repairs and want to show others what they have learned
- For those who go to races or dream of their first racing licence${firstReads.auto.en}`,
    feature1: {
      title: 'News',
      description: 'New models, race calendars and results, without overblown headlines.',
    },
    feature2: {
      title: 'The catalogue',
      description:
        'Cars, drivers, teams and circuits, each with its facts and its history. One entry shows you who drove what, where and when.',
    },
    feature3: {
      title: 'Tests and reviews',
      description:
        'Impressions from behind the wheel, after real kilometres on the road: what works, what does not and whom the car suits.',
    },
    feature4: {
      title: 'Articles',
      description:
        'Engineering explained in plain words, stories from the history of racing and reports from the pits.',
    },
    seo: {
      title: 'Auto and motorsport: tests, catalogue, races',
      description:
        'Road cars and racing cars, drivers and teams, tests based on real driving, and engineering in plain words: a site that is still being built.',
    },
  },
  ru: {
    title: 'Авто и автоспорт',
    catchphrase: 'От первой машины до стартовой черты',
    description: `Одни до сих пор помнят звук своей первой машины, другие знают наизусть протокол последней гонки. Этот сайт соберёт всех за одним столом.

Мы будем писать и об обычных машинах, и о гоночных: как они устроены, как едут и что им нужно, чтобы служить долго. В автоспорте мы будем следить за крупными чемпионатами, а ещё за ралли, картингом и любительскими гонками в наших краях.

## Для кого этот сайт

- Для тех, кто выбирает машину и хочет узнать мнение человека, который ездит на ней каждый день
- Для тех, кто чинит сам и готов показать другим, чему научился
- Для тех, кто ходит на гонки или мечтает о первой гоночной лицензии${firstReads.auto.ru}`,
    feature1: {
      title: 'Новости',
      description: 'Новые модели, календари соревнований и результаты — без кричащих заголовков.',
    },
    feature2: {
      title: 'Каталог',
      description:
        'Машины, гонщики, команды и трассы — с фактами и историей. На одной странице видно, кто, где, когда и на чём выступал.',
    },
    feature3: {
      title: 'Тесты и обзоры',
      description:
        'Впечатления от вождения после честно пройденных километров: чем машина хороша, чем плоха и кому подойдёт.',
    },
    feature4: {
      title: 'Статьи',
      description: 'Техника простыми словами, рассказы из истории гонок и репортажи из боксов.',
    },
    seo: {
      title: 'Авто и автоспорт: тесты, каталог, гонки, техника',
      description:
        'Обычные и гоночные машины, гонщики и команды, тесты после честно пройденных километров и техника простыми словами — на сайте, который ещё строится.',
    },
  },
} satisfies Texts<Project>
