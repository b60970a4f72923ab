import type { Project } from '@/payload-types'
import type { Texts } from '../text-types'
import { firstReads } from './first-reads'

export const fightingTexts = {
  shared: {
    slug: 'fighting',
    accent: 'fighting',
    stage: 'construction',
    order: 3,
    feature1: { icon: 'solar:notes-linear' },
    feature2: { icon: 'solar:users-group-two-rounded-linear' },
    feature3: { icon: 'solar:structure-linear' },
    feature4: { icon: 'solar:document-text-linear' },
  },
  ro: {
    title: 'Sporturi de luptă',
    catchphrase: 'Tehnică, disciplină și respect, în ring și în afara lui',
    description: `Box, lupte, judo, karate, kickboxing, arte marțiale mixte: școli diferite, aceeași muncă de zi cu zi în sală. Site-ul va vorbi despre toate, fără să așeze vreo disciplină deasupra celorlalte.

În centrul lui vor sta legăturile: cine cu cine a luptat, cine pe cine a antrenat, din ce club vine fiecare. Așa, un meci nu mai este doar un rezultat, ci parte dintr-o poveste mai lungă.

## La ce vă puteți aștepta

- Rezultate spuse limpede, cu regulile explicate pentru cine vede prima oară un meci
- Cluburi și antrenori, ca să știți de unde puteți începe, dumneavoastră sau copiii
- Voci din sală: sportivi, antrenori, arbitri, medici${firstReads.fighting.ro}`,
    feature1: {
      title: 'Noutăți',
      description: 'Gale, campionate și rezultate, de la ringurile mari până la cupele de juniori.',
    },
    feature2: {
      title: 'Luptători și cluburi',
      description:
        'Un catalog cu palmarese, categorii de greutate, antrenori și săli. Îl completăm treptat, disciplină cu disciplină.',
    },
    feature3: {
      title: 'Legături',
      description:
        'Adversari, antrenori, colegi de sală: vedeți ce îi leagă pe oameni și ce drum duce de la un meci la altul.',
    },
    feature4: {
      title: 'Articole',
      description:
        'Despre tehnică, pregătire, recuperare și istoria fiecărui stil, cu ajutorul celor care îl practică.',
    },
    seo: {
      title: 'Sporturi de luptă: gale, luptători, cluburi, tehnică',
      description:
        'Box, lupte, judo, karate, kickboxing și arte marțiale mixte: rezultate, luptători și cluburi, legăturile dintre ei și articole despre tehnică.',
    },
  },
  en: {
    title: 'Fighting sports',
    catchphrase: 'Technique, discipline and respect, in and out of the ring',
    description: `Boxing, wrestling, judo, karate, kickboxing, mixed martial arts: different schools, the same daily work in the gym. The site will cover them all without placing one above another.

At its centre will be the connections between people: who fought whom, who trained whom, which club each fighter comes from. Seen this way, a bout is no longer just a result but part of a longer story.

## What you can expect

- Results reported clearly, with the rules explained for anyone new to the sport
- Clubs and coaches, so that you know where you or your children could begin
- Voices from the gym: athletes, coaches, referees, doctors${firstReads.fighting.en}`,
    feature1: {
      title: 'News',
      description:
        'Fight nights, championships and results, from the big arenas to junior tournaments.',
    },
    feature2: {
      title: 'Fighters and clubs',
      description:
        'A catalogue of records, weight classes, coaches and gyms. We are filling it one discipline at a time.',
    },
    feature3: {
      title: 'Connections',
      description:
        'Opponents, coaches, training partners: see how people are connected and what road leads from one bout to the next.',
    },
    feature4: {
      title: 'Articles',
      description:
        'On technique, preparation, recovery and the history of each style, with the help of those who practise it.',
    },
    seo: {
      title: 'Fighting sports: fight nights, fighters, clubs',
      description:
        'Boxing, wrestling, judo, karate, kickboxing and mixed martial arts: results, fighters and clubs, the connections between them, and articles on technique.',
    },
  },
  ru: {
    title: 'Единоборства',
    catchphrase: 'Техника, дисциплина и уважение — на ринге и за его пределами',
    description: `Бокс, борьба, дзюдо, карате, кикбоксинг, смешанные единоборства: школы разные, а ежедневный труд в зале один. Сайт расскажет обо всех и ни одну не поставит выше других.

В центре будут связи: кто с кем сражался, кто кого тренировал, кто из какого клуба вышел. Так бой становится не просто результатом, а частью долгой истории.

## Чего ждать от сайта

- Результаты понятным языком, с объяснением правил для тех, кто с ними ещё не знаком
- Клубы и тренеры, чтобы вы знали, с чего начать вам или вашим детям
- Голоса из зала: спортсмены, тренеры, судьи, врачи${firstReads.fighting.ru}`,
    feature1: {
      title: 'Новости',
      description:
        'Турниры, чемпионаты и результаты — от боёв на больших аренах до юниорских соревнований.',
    },
    feature2: {
      title: 'Бойцы и клубы',
      description:
        'Каталог с послужными списками, весовыми категориями, тренерами и залами. Мы заполняем его постепенно, дисциплина за дисциплиной.',
    },
    feature3: {
      title: 'Связи',
      description:
        'Соперники, тренеры, партнёры по тренировкам: посмотрите, как люди связаны между собой и какой путь ведёт от одного боя к другому.',
    },
    feature4: {
      title: 'Статьи',
      description:
        'Материалы о технике, подготовке, восстановлении и истории каждого стиля, написанные с помощью тех, кто им занимается.',
    },
    seo: {
      title: 'Единоборства: турниры, бойцы, клубы, техника',
      description:
        'Бокс, борьба, дзюдо, карате, кикбоксинг и смешанные единоборства: результаты, бойцы и клубы, связи между ними и статьи о технике.',
    },
  },
} satisfies Texts<Project>
