import type { Become } from '@/payload-types'
import { russianTextsCutOff } from '../russian-texts-cut-off'
import type { Texts } from '../text-types'

export const becomeTexts = {
  shared: {
    writer: { icon: 'solar:pen-2-linear' },
    editor: { icon: 'solar:list-check-linear' },
    expert: { icon: 'solar:square-academic-cap-linear' },
  },
  ro: {
    head: {
      title: 'Deveniți autor, redactor sau expert',
      text: 'Textele de pe site-urile rețelei sunt scrise de oameni care își cunosc pasiunea din interior. Iată trei feluri în care puteți contribui și ce presupune fiecare.',
    },
    writer: {
      title: 'Autor',
      text: 'Autorul povestește, cu vorbele lui, ce a văzut, a încercat și a aflat. Nu trebuie să fiți jurnalist: ajung curiozitatea, onestitatea și dorința de a scrie limpede.',
      tasks: `- Scrie noutăți, recenzii și articole pe tema pe care o cunoaște
- Verifică faptele și indică sursele
- Alege imagini pe care are dreptul să le folosească
- Răspunde la întrebările cititorilor`,
    },
    editor: {
      title: 'Redactor',
      text: 'Redactorul citește textul înaintea tuturor și îl face mai limpede, fără să-i schimbe vocea. Împreună cu autorul, hotărăște când textul este gata.',
      tasks: `- Corectează limba, punctuația și structura textului
- Verifică numele, datele, cifrele și citatele
- Compară versiunile în română, engleză și rusă
- Îi explică autorului fiecare schimbare importantă
- Pregătește textul pentru publicare`,
    },
    expert: {
      title: 'Expert',
      text: 'Expertul cunoaște tema din practică: de pe platoul de filmare, de la volan, din ring sau de pe drum. El răspunde la întrebările grele și ne oprește când simplificăm prea mult.',
      tasks: `- Verifică textele de specialitate înainte de publicare
- Completează și corectează fișele din catalog
- Răspunde la întrebările autorilor și ale cititorilor
- Propune surse și subiecte care merită atenție`,
    },
    steps: {
      title: 'Cum începeți',
      text: 'Înregistrați-vă, confirmați-vă adresa de e-mail și trimiteți-ne o cerere prin formularul de mai jos: un rol, o temă și câteva cuvinte despre dumneavoastră. Redacția citește fiecare cerere și răspunde prin e-mail, iar rolul primit apare în profilul dumneavoastră.',
    },
    terms: {
      title: 'În ce condiții',
      text: 'Contribuția este voluntară și neremunerată. Ce scrieți rămâne al dumneavoastră, iar grupului îi acordați o licență de a folosi textul în cadrul serviciului; amănuntele sunt pe pagina „Termeni de utilizare”.',
    },
    seo: {
      title: 'Cum puteți deveni autor, redactor sau expert',
      description:
        'Ce face un autor, un redactor sau un expert pe site-urile Pasiuni, cum se începe și în ce condiții: contribuția este voluntară, iar textele vă aparțin.',
    },
  },
  en: {
    head: {
      title: 'Become a writer, editor or expert',
      text: 'The texts on the network’s sites are written by people who know their passion from the inside. Here are three ways you can contribute and what each of them involves.',
    },
    writer: {
      title: 'Writer',
      text: 'A writer describes, in their own words, what they have seen, tried and learned. You do not have to be a journalist: curiosity, honesty and the wish to write clearly are enough.',
      tasks: `- Writes news, reviews and articles on a topic they know
- Checks the facts and names the sources
- Chooses pictures they have the right to use
- Answers readers’ questions`,
    },
    editor: {
      title: 'Editor',
      text: 'An editor reads a text before anyone else and makes it clearer without changing its voice. Together with the writer, they decide when it is ready.',
      tasks: `- Corrects the language, punctuation and structure of the text
- Checks names, dates, figures and quotations
- Compares the Romanian, English and Russian versions
- Explains every important change to the writer
- Prepares the text for publication`,
    },
    expert: {
      title: 'Expert',
      text: 'An expert knows the subject from experience: from the film set, the driving seat, the ring or the road. They answer the hard questions and stop us when we oversimplify.',
      tasks: `- Checks specialist texts before they are published
- Completes and corrects the entries in the catalogue
- Answers questions from writers and readers
- Suggests sources and subjects that deserve attention`,
    },
    steps: {
      title: 'How to start',
      text: 'Register, confirm your e-mail address and send us an application using the form below: a role, a topic and a few words about yourself. The editorial team reads every application and answers by e-mail, and the role you are given appears in your profile.',
    },
    terms: {
      title: 'On what terms',
      text: 'Contributing is voluntary and unpaid. What you write stays yours, and you grant the group a licence to use the text within the service; the details are on the “Terms of use” page.',
    },
    seo: {
      title: 'How to become a writer, editor or expert',
      description:
        'What a writer, an editor or an expert does on the Pasiuni sites, how to start and on what terms: contributing is voluntary, and your texts stay yours.',
    },
  },
  ru: {
    head: {
      title: 'Станьте автором, редактором или экспертом',
      text: 'Тексты для сайтов сети создают те, кто знает своё увлечение изнутри. Внести свой вклад можно тремя способами. Ниже сказано, что предполагает каждый из них.',
    },
    writer: {
      title: 'Автор',
      text: 'Автор своими словами рассказывает о том, что увидел, попробовал и узнал. Быть журналистом не обязательно: достаточно любознательности, честности и желания писать ясно.',
      tasks: `- Пишет новости, обзоры и статьи на знакомую ему тему
- Проверяет факты и указывает источники
- Подбирает изображения, которые вправе использовать
- Отвечает на вопросы читателей`,
    },
    editor: {
      title: 'Редактор',
      text: 'Редактор читает текст раньше всех и делает его яснее, сохраняя голос автора. Вместе с автором он решает, когда текст готов.',
      tasks: `- Правит язык, пунктуацию и структуру текста
- Проверяет имена, даты, цифры и цитаты
- Сверяет версии на румынском, английском и русском
- Объясняет автору каждую важную правку
- Готовит текст к публикации`,
    },
    expert: {
      title: 'Эксперт',
      text: russianTextsCutOff.becomeExpert,
      tasks: `- Проверяет узкоспециальные тексты перед публикацией
- Дополняет и исправляет страницы каталога
- Отвечает на вопросы авторов и читателей
- Предлагает источники и темы, достойные внимания`,
    },
    steps: {
      title: 'С чего начать',
      text: 'Зарегистрируйтесь, подтвердите адрес электронной почты и отправьте нам заявку через форму ниже: роль, тему и несколько слов о себе. Редакция читает каждую заявку и отвечает по электронной почте, а полученная роль появляется в вашем профиле.',
    },
    terms: {
      title: 'На каких условиях',
      text: 'Участие добровольное и не оплачивается. Написанное остаётся вашим, а группе вы даёте лицензию на использование текста в рамках сервиса; подробности — на странице «Условия использования».',
    },
    seo: {
      title: 'Как стать автором, редактором или экспертом',
      description:
        'Чем занимаются автор, редактор и эксперт на сайтах Pasiuni, с чего начать и каковы условия: участие добровольное, а тексты остаются вашими.',
    },
  },
} satisfies Texts<Become>
