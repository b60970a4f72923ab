import type { Project } from '@/payload-types'
import type { Texts } from '../text-types'
import { firstReads } from './first-reads'

export const cinemaTexts = {
  shared: {
    slug: 'cinema',
    accent: 'cinema',
    stage: 'construction',
    order: 1,
    feature1: { icon: 'solar:notes-linear' },
    feature2: { icon: 'solar:reel-linear' },
    feature3: { icon: 'solar:star-linear' },
    feature4: { icon: 'solar:document-text-linear' },
  },
  ro: {
    title: 'Cinema',
    catchphrase: 'Filme, oameni și poveștile din spatele ecranului',
    description: `Site-ul despre cinema este primul proiect al rețelei. Îl facem pentru cei care rămân în sală până la ultimul nume de pe generic și ies de acolo cu poftă de vorbă.

Îl construim în jurul unui catalog în care filmele, regizorii, actorii, operatorii și compozitorii sunt legați între ei. De la un film ajungeți la oamenii care l-au făcut, iar de la ei, la celelalte filme ale lor.

## Cum lucrăm

- Scriem despre filme văzute, nu despre filme povestite de alții.
- Acordăm un loc aparte filmului din Republica Moldova și din România.
- Deschidem site-ul treptat: întâi pentru cei care îl testează, apoi pentru toată lumea.${firstReads.cinema.ro}`,
    feature1: {
      title: 'Noutăți',
      description: 'Premiere, festivaluri și filmări care încep, pe scurt și cu sursa alături.',
    },
    feature2: {
      title: 'Catalogul',
      description:
        'Fiecare film are o fișă cu echipa, anul, țara și filmele înrudite. Un nume din distribuție deschide o întreagă filmografie.',
    },
    feature3: {
      title: 'Recenzii',
      description: 'Păreri cu argumente, scrise după vizionare și fără să dezvăluie finalul.',
    },
    feature4: {
      title: 'Articole',
      description:
        'Despre regizori, genuri și epoci, despre cum se face un film și cum se privește.',
    },
    seo: {
      title: 'Cinema: noutăți, catalog de filme, recenzii, articole',
      description:
        'Primul proiect al rețelei Pasiuni: noutăți din lumea filmului, un catalog al filmelor și al celor care le fac, recenzii cu argumente și articole.',
    },
  },
  en: {
    title: 'Cinema',
    catchphrase: 'Films, people and the stories behind the screen',
    description: `The cinema site is the first project of the network. We are making it for those who stay in their seats until the last name in the credits and come out wanting to talk.

We are building it around a catalogue in which films, directors, actors, cinematographers and composers are linked to one another. From a film you reach the people who made it, and from them their other films.

## How we work

- We write about films we have seen, not about films others have told us about.
- We keep a special place for films from the Republic of Moldova and Romania.
- We are opening the site step by step: first to those who test it, then to everyone.${firstReads.cinema.en}`,
    feature1: {
      title: 'News',
      description: 'Premieres, festivals and shoots about to begin, in brief and with the source.',
    },
    feature2: {
      title: 'The catalogue',
      description:
        'Each film has an entry with its cast and crew, year, country and related films. One name in the cast opens a whole filmography.',
    },
    feature3: {
      title: 'Reviews',
      description:
        'Reasoned opinions, written after watching the film and without giving away the ending.',
    },
    feature4: {
      title: 'Articles',
      description: 'On directors, genres and eras, on how a film is made and how to watch one.',
    },
    seo: {
      title: 'Cinema: news, film catalogue, reviews, articles',
      description:
        'The first project of the Pasiuni network: news from the world of film, a catalogue of films and the people who make them, reasoned reviews and articles.',
    },
  },
  ru: {
    title: 'Кино',
    catchphrase: 'Фильмы, люди и истории по ту сторону экрана',
    description: `Сайт о кино — первый проект сети. Мы делаем его для тех, кто остаётся в зале до последнего имени в титрах и выходит с желанием поговорить.

Мы строим его вокруг каталога, в котором фильмы, режиссёры, актёры, операторы и композиторы связаны между собой. От фильма можно перейти к людям, которые его создали, а от них — к другим их работам.

## Как мы работаем

- Мы пишем о фильмах, которые видели сами, а не о тех, о которых знаем лишь понаслышке.
- Особое место мы отводим кино Республики Молдова и Румынии.
- Сайт открываем постепенно: сначала для тех, кто его тестирует, потом для всех.${firstReads.cinema.ru}`,
    feature1: {
      title: 'Новости',
      description: 'Премьеры, фестивали и начало съёмок — коротко и с указанием источника.',
    },
    feature2: {
      title: 'Каталог',
      description:
        'У каждого фильма своя страница: создатели и актёры, год, страна и близкие ему картины. Одно имя в списке актёров открывает целую фильмографию.',
    },
    feature3: {
      title: 'Рецензии',
      description: 'Аргументированные отзывы, написанные после просмотра и не раскрывающие финал.',
    },
    feature4: {
      title: 'Статьи',
      description: 'О режиссёрах, жанрах и эпохах, о том, как снимают кино и как его смотреть.',
    },
    seo: {
      title: 'Кино: новости, каталог фильмов, рецензии, статьи',
      description:
        'Первый проект сети Pasiuni: новости из мира кино, каталог фильмов и тех, кто их создаёт, аргументированные рецензии и статьи.',
    },
  },
} satisfies Texts<Project>
