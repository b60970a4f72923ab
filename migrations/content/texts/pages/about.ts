import type { About } from '@/payload-types'
import { russianTextsCutOff } from '../russian-texts-cut-off'
import type { Texts } from '../text-types'

export const aboutTexts = {
  shared: {
    value1: { icon: 'solar:hand-heart-linear' },
    value2: { icon: 'solar:verified-check-linear' },
    value3: { icon: 'solar:chat-square-like-linear' },
  },
  ro: {
    head: {
      title: 'Despre noi',
      text: 'Suntem un grup necomercial din Chișinău. Construim o rețea de site-uri pentru oameni cu pasiuni: întâi cinema, apoi auto și motorsport, sporturi de luptă și călătorii.',
    },
    mission: {
      title: 'Misiunea noastră',
      text: 'Vrem ca oricine are o pasiune să găsească, în limba sa, informații verificate și oameni cu care să vorbească despre ea. De aceea construim, pas cu pas, site-uri gratuite unde cine știe mai mult îi ajută pe cei aflați la început.',
    },
    values: {
      title: 'Valorile noastre',
      text: 'Trei lucruri la care nu renunțăm, oricât ar crește rețeaua.',
    },
    value1: {
      title: 'Fără profit',
      text: 'Nu vindem nimic, nu strângem donații și nu primim plăți. Tot ce publicăm se poate citi gratuit.',
    },
    value2: {
      title: 'Precizie',
      text: 'Scriem ce putem verifica și spunem de unde știm. Când greșim, corectăm la vedere și le mulțumim celor care ne-au atras atenția.',
    },
    value3: {
      title: 'Respect',
      text: 'Despre filme, mașini și meciuri ne putem contrazice oricât, fără să ne jignim unii pe alții. Toți am fost cândva începători, așa că întrebările simple sunt binevenite.',
    },
    timeline: {
      title: 'Istoria noastră',
      text: 'De la prima idee, din februarie 2023, până la primul proiect, site-ul despre cinema.',
    },
    seo: {
      title: 'Despre noi: misiunea, valorile și istoria grupului',
      description:
        'Cine suntem, de ce construim o rețea de site-uri pentru oameni cu pasiuni, la ce nu renunțăm și cum am ajuns de la prima idee la site-ul despre cinema.',
    },
  },
  en: {
    head: {
      title: 'About us',
      text: 'We are a non-commercial group from Chișinău. We are building a network of sites for people with a passion: first cinema, then auto and motorsport, fighting sports and travel.',
    },
    mission: {
      title: 'Our mission',
      text: 'We want anyone who has a passion to be able to find, in their own language, information that has been checked and people to share that passion with. That is why we are building, step by step, free sites where those who know more help those who are just starting out.',
    },
    values: {
      title: 'Our values',
      text: 'Three things we will not give up, however large the network grows.',
    },
    value1: {
      title: 'Not for profit',
      text: 'We sell nothing, collect no donations and take no payments. Everything we publish is free to read.',
    },
    value2: {
      title: 'Accuracy',
      text: 'We write only what we can check, and we say how we know it. When we get something wrong, we correct it openly and thank those who pointed it out.',
    },
    value3: {
      title: 'Respect',
      text: 'We can argue about films, cars and fights as much as we like without insulting one another. We were all beginners once, so simple questions are welcome.',
    },
    timeline: {
      title: 'Our story',
      text: 'From the first idea, in February 2023, to the first project, the cinema site.',
    },
    seo: {
      title: 'About us: the group’s mission, values and story',
      description:
        'Who we are, why we are building a network of sites for people with a passion, what we will not give up and how we got from an idea to the cinema site.',
    },
  },
  ru: {
    head: {
      title: 'О нас',
      text: 'Мы некоммерческая группа из Кишинёва. Мы строим сеть сайтов для увлечённых людей: сначала кино, затем авто и автоспорт, единоборства и путешествия.',
    },
    mission: {
      title: 'Наша миссия',
      text: russianTextsCutOff.aboutMission,
    },
    values: {
      title: 'Наши ценности',
      text: 'Три вещи, от которых мы не откажемся, как бы ни выросла сеть.',
    },
    value1: {
      title: 'Не ради прибыли',
      text: 'Мы ничего не продаём, не собираем пожертвований и не принимаем платежей. Всё, что мы публикуем, можно читать бесплатно.',
    },
    value2: {
      title: 'Точность',
      text: russianTextsCutOff.aboutValue2,
    },
    value3: {
      title: 'Уважение',
      text: 'О фильмах, машинах и боях можно спорить сколько угодно, не обижая друг друга. Все мы когда-то были новичками, поэтому простым вопросам здесь рады.',
    },
    timeline: {
      title: 'Наша история',
      text: 'От первой идеи, появившейся в феврале 2023 года, до первого проекта — сайта о кино.',
    },
    seo: {
      title: 'О нас: миссия, ценности и история группы',
      description:
        'Кто мы, почему строим сеть сайтов для увлечённых людей, от чего не отступаем и как прошли путь от первой идеи до сайта о кино.',
    },
  },
} satisfies Texts<About>
