import type { Home } from '@/payload-types'
import { russianTextsCutOff } from '../russian-texts-cut-off'
import type { Texts } from '../text-types'

export const homeTexts = {
  shared: {
    banner1: {
      primary: { target: '/become' },
      secondary: { target: '/proj/cinema' },
      artwork: 'cinema',
    },
    banner2: {
      primary: { target: '/community' },
      secondary: { target: '/proj' },
      artwork: 'auto',
    },
    banner3: {
      primary: { target: '/become' },
      secondary: { target: '/about' },
      artwork: 'travel',
    },
    news: { icon: 'solar:notes-linear' },
    reviews: { icon: 'solar:star-linear' },
    catalogues: { icon: 'solar:library-linear' },
    events: { icon: 'solar:calendar-linear' },
  },
  ro: {
    banner1: {
      title: 'Începem cu filmele',
      text: 'Primul nostru site este despre cinema: noutăți, un catalog al filmelor și al celor care le fac, recenzii și articole. Îl construim acum și este loc pentru oricine iubește filmul.',
      primary: { label: 'Participați' },
      secondary: { label: 'Aflați mai multe' },
    },
    banner2: {
      title: 'Patru pasiuni, o singură rețea',
      text: 'Cinema, auto și motorsport, sporturi de luptă, călătorii: fiecare temă va avea site-ul ei, iar aici este casa lor comună.',
      primary: { label: 'Alăturați-vă' },
      secondary: { label: 'Aflați mai multe' },
    },
    banner3: {
      title: 'Porniți la drum cu noi',
      text: 'Suntem un grup necomercial din Chișinău. Căutăm oameni care vor să scrie, să îngrijească texte sau să explice ce știu despre pasiunea lor.',
      primary: { label: 'Participați' },
      secondary: { label: 'Aflați mai multe' },
    },
    features: {
      title: 'Ce veți găsi în proiecte',
      text: 'Temele sunt diferite, dar temelia este aceeași: noutăți, recenzii, o bază de cunoștințe și evenimente.',
    },
    news: {
      title: 'Noutăți',
      text: 'Spunem pe scurt ce s-a întâmplat, de unde știm și de ce contează. Zvonurile așteaptă până se confirmă.',
    },
    reviews: {
      title: 'Recenzii',
      text: 'Un film, o mașină, o gală de box sau un traseu, judecate de cineva care le cunoaște din proprie experiență. Fiecare părere vine cu argumente, așa că puteți fi sau nu de acord, în cunoștință de cauză.',
    },
    catalogues: {
      title: 'Baza de cunoștințe',
      text: 'Fișe despre filme și oameni, mașini și piloți, luptători și cluburi, locuri și trasee. Legăturile dintre ele vă duc de la un răspuns la următoarea întrebare.',
    },
    events: {
      title: 'Evenimente',
      text: 'Premiere, curse, gale și călătorii în grup, adunate într-un singur calendar, pe teme și pe orașe. Aflați ce se întâmplă în apropiere cât mai este timp să vă faceți planuri.',
    },
    projects: {
      title: 'Proiectele rețelei',
      text: 'Sunt patru și toate sunt încă în lucru. Site-ul despre cinema deschide drumul, iar celelalte îl vor urma.',
    },
    seo: {
      title: 'Pasiuni: cinema, auto, sporturi de luptă, călătorii',
      description:
        'O rețea de site-uri pentru oameni cu pasiuni, făcută la Chișinău de un grup necomercial: cinema, auto și motorsport, sporturi de luptă, călătorii.',
    },
  },
  en: {
    banner1: {
      title: 'Films come first',
      text: 'Our first site is about cinema: news, reviews and articles, and a catalogue of films and the people who make them. We are building it now, and there is room for anyone who loves film.',
      primary: { label: 'Participate' },
      secondary: { label: 'Find out more' },
    },
    banner2: {
      title: 'Four passions, one network',
      text: 'Cinema, auto and motorsport, fighting sports, travel: each topic will have a site of its own, and this is the home they share.',
      primary: { label: 'Join us' },
      secondary: { label: 'Find out' },
    },
    banner3: {
      title: 'Set out with us',
      text: 'We are a non-commercial group from Chișinău. We are looking for people who want to write, to edit texts or to explain what they know about their passion.',
      primary: { label: 'Participate' },
      secondary: { label: 'Find out more' },
    },
    features: {
      title: 'What you will find in the projects',
      text: 'The topics differ, but the foundation is the same: news, reviews, a knowledge base and events.',
    },
    news: {
      title: 'News',
      text: 'We say briefly what has happened, how we know it and why it matters. Rumours wait until they are confirmed.',
    },
    reviews: {
      title: 'Reviews',
      text: 'A film, a car, a boxing night or a route, judged by someone who knows it first-hand. Every opinion comes with its reasons, so whether you agree or not, you will know why.',
    },
    catalogues: {
      title: 'Knowledge base',
      text: 'Entries on films and people, cars and drivers, fighters and clubs, places and routes. The links between them lead you from one answer to the next question.',
    },
    events: {
      title: 'Events',
      text: 'Premieres, races, fight nights and group trips, gathered in a single calendar, sorted by topic and by city. Find out what is happening near you while there is still time to make plans.',
    },
    projects: {
      title: 'The projects of the network',
      text: 'There are four, and all of them are still in the making. The cinema site leads the way, and the others will follow.',
    },
    seo: {
      title: 'Pasiuni: cinema, motorsport, fighting sports, travel',
      description:
        'A network of sites for people with a passion, made in Chișinău by a non-commercial group: cinema, auto and motorsport, fighting sports, travel.',
    },
  },
  ru: {
    banner1: {
      title: 'Начинаем с кино',
      text: 'Наш первый сайт — о кино: новости, каталог фильмов и их создателей, рецензии и статьи. Мы строим его прямо сейчас, и место найдётся каждому, кто любит кино.',
      primary: { label: 'Участвовать' },
      secondary: { label: 'Узнать больше' },
    },
    banner2: {
      title: 'Четыре увлечения, одна сеть',
      text: 'Кино, авто и автоспорт, единоборства, путешествия — у каждой темы будет свой сайт, а здесь их общий дом.',
      primary: { label: 'Присоединиться' },
      secondary: { label: 'Подробнее' },
    },
    banner3: {
      title: 'Отправляйтесь в путь вместе с нами',
      text: 'Мы некоммерческая группа из Кишинёва. Мы ищем людей, которые хотят писать, редактировать или делиться тем, что знают о своём увлечении.',
      primary: { label: 'Участвовать' },
      secondary: { label: 'Узнать больше' },
    },
    features: {
      title: 'Что вы найдёте в проектах',
      text: 'Темы разные, но основа у всех сайтов одна: новости, обзоры, база знаний и события.',
    },
    news: {
      title: 'Новости',
      text: 'Коротко рассказываем, что произошло, откуда мы это знаем и почему это важно. Слухи ждут, пока не подтвердятся.',
    },
    reviews: {
      title: 'Обзоры',
      text: 'Фильм, машина, вечер бокса или маршрут глазами человека, который знает их не понаслышке. Каждое мнение подкреплено доводами, так что и соглашаться, и спорить можно по существу.',
    },
    catalogues: {
      title: 'База знаний',
      text: 'Страницы о фильмах и людях, машинах и гонщиках, бойцах и клубах, местах и маршрутах. Связи между ними ведут от одного ответа к следующему вопросу.',
    },
    events: {
      title: 'События',
      text: russianTextsCutOff.homeEvents,
    },
    projects: {
      title: 'Проекты сети',
      text: 'Их четыре, и все пока в работе. Первым идёт сайт о кино, остальные последуют за ним.',
    },
    seo: {
      title: 'Pasiuni: кино, авто, единоборства, путешествия',
      description:
        'Сеть сайтов для увлечённых людей, которую создаёт некоммерческая группа из Кишинёва: кино, авто и автоспорт, единоборства, путешествия.',
    },
  },
} satisfies Texts<Home>
