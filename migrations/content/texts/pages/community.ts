import type { Community } from '@/payload-types'
import { russianTextsCutOff } from '../russian-texts-cut-off'
import type { Texts } from '../text-types'

export const communityTexts = {
  shared: {
    part1: { icon: 'solar:user-heart-linear' },
    part2: { icon: 'solar:chat-round-line-linear' },
    part3: { icon: 'solar:earth-linear' },
    invitation: { button: { target: '/become' } },
  },
  ro: {
    head: {
      title: 'Comunitatea',
      text: 'Rețeaua este pentru cei care vor nu doar să citească, ci și să vorbească despre ce le place. Iată cum ne putem cunoaște.',
    },
    part1: {
      title: 'Un profil cu pasiunile dumneavoastră',
      text: 'După ce vă confirmați adresa de e-mail, puteți trece în profil numele și pasiunile. Le văd membrii cărora le dați adresa paginii dumneavoastră.',
    },
    part2: {
      title: 'Impresii și întrebări',
      text: 'Pe site-urile proiectelor veți putea împărtăși impresii, pune întrebări și răspunde altora. O părere contrară este binevenită, dacă vine cu argumente și cu respect.',
    },
    part3: {
      title: 'Trei limbi, o singură discuție',
      text: 'Paginile noastre există în română, engleză și rusă. Citiți-le și scrieți-ne în limba în care vă este mai ușor.',
    },
    numbers: {
      title: 'Comunitatea în cifre',
      text: 'Numărăm câți sunteți, nu cine sunteți: fără cookie-uri, fără servicii externe, fără păstrarea adreselor IP. Numărul cititorilor se actualizează o dată pe zi.',
    },
    invitation: {
      title: 'Veniți alături de noi',
      text: 'Dacă aveți o pasiune și vă place să vorbiți despre ea, sunteți deja pe jumătate de-ai noștri. Vedeți ce puteți face ca autor, redactor sau expert.',
      button: { label: 'Participați' },
    },
    seo: {
      title: 'Comunitatea oamenilor cu pasiuni',
      description:
        'Un profil cu pasiunile dumneavoastră, impresii și întrebări, pagini în trei limbi: cum se întâlnesc în rețeaua Pasiuni cei care au ce povesti.',
    },
  },
  en: {
    head: {
      title: 'The community',
      text: 'The network is for people who want not only to read but also to talk about what they love. Here is how we can get to know one another.',
    },
    part1: {
      title: 'A profile with your passions',
      text: 'Once you have confirmed your e-mail address, you can put your name and your passions in your profile. Members to whom you give the address of your page can see them.',
    },
    part2: {
      title: 'Impressions and questions',
      text: 'On the project sites you will be able to share impressions, ask questions and answer other people’s. Disagreement is welcome when it comes with reasons and with respect.',
    },
    part3: {
      title: 'Three languages, one conversation',
      text: 'Our pages exist in Romanian, English and Russian. Read them and write to us in whichever language is easiest for you.',
    },
    numbers: {
      title: 'The community in numbers',
      text: 'We count how many of you there are, not who you are: the count uses no cookies and no third parties, and keeps no IP addresses. The number of readers is updated once a day.',
    },
    invitation: {
      title: 'Come and join us',
      text: 'If you have a passion and like talking about it, you are almost one of us already. See what you can do as a writer, editor or expert.',
      button: { label: 'Participate' },
    },
    seo: {
      title: 'A community of people with a passion',
      description:
        'A profile with your passions; impressions and questions; pages in three languages: how people with a story to tell meet in the Pasiuni network.',
    },
  },
  ru: {
    head: {
      title: 'Сообщество',
      text: 'Сеть создана для тех, кому хочется не только читать, но и говорить о том, что они любят. Вот как мы можем познакомиться.',
    },
    part1: {
      title: 'Профиль с вашими увлечениями',
      text: 'Подтвердив адрес электронной почты, вы можете указать в профиле своё имя и увлечения. Их увидят участники, которым вы дадите адрес своей страницы.',
    },
    part2: {
      title: 'Впечатления и вопросы',
      text: russianTextsCutOff.communityPart2,
    },
    part3: {
      title: 'Три языка, один разговор',
      text: 'Наши страницы есть на румынском, английском и русском. Читайте их и пишите нам на том языке, на котором вам проще.',
    },
    numbers: {
      title: 'Сообщество в цифрах',
      text: 'Мы считаем, сколько вас, но не выясняем, кто вы. Подсчёт идёт без файлов cookie, без сторонних сервисов и без сохранения IP-адресов. Число читателей обновляется раз в день.',
    },
    invitation: {
      title: 'Присоединяйтесь к нам',
      text: 'Если у вас есть увлечение и вы любите о нём говорить, вы для нас уже почти свой человек. Посмотрите, что вы можете делать как автор, редактор или эксперт.',
      button: { label: 'Участвовать' },
    },
    seo: {
      title: 'Сообщество увлечённых людей',
      description:
        'Профиль с вашими увлечениями, впечатления и вопросы, страницы на трёх языках: как в сети Pasiuni встречаются те, кому есть что рассказать.',
    },
  },
} satisfies Texts<Community>
