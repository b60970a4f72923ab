/** Answers that editors start from. */
export const replyTemplates = [
  {
    name: 'Mulțumim, am transmis mai departe',
    ro: {
      subject: 'Vă mulțumim pentru mesaj',
      text: `Bună ziua, {name}!

Vă mulțumim că ne-ați scris. Am citit mesajul și l-am dat mai departe celor din grup care se ocupă de acest subiect. Dacă vor avea nevoie de amănunte, vă vor scrie la această adresă.

Cu prietenie,
grupul Pasiuni`,
    },
    en: {
      subject: 'Thank you for your message',
      text: `Hello {name},

Thank you for writing to us. We have read your message and passed it on to the people in the group who look after this subject. If they need to know more, they will write to you at this address.

Warm regards,
the Pasiuni group`,
    },
    ru: {
      subject: 'Спасибо за ваше сообщение',
      text: `Здравствуйте, {name}!

Спасибо, что написали нам. Мы прочитали ваше сообщение и передали его тем, кто в группе занимается этой темой. Если понадобятся подробности, вам напишут на этот адрес.

С наилучшими пожеланиями,
группа Pasiuni`,
    },
  },
  {
    name: 'Cum puteți contribui',
    ro: {
      subject: 'Cum puteți contribui la Pasiuni',
      text: `Bună ziua, {name}!

Ne bucură că vreți să contribuiți. Pe site, la „Deveniți autor, redactor sau expert”, găsiți ce presupune fiecare rol și cum începeți. Spuneți-ne despre ce ați vrea să scrieți și, dacă aveți, trimiteți-ne unul sau două texte de-ale dumneavoastră.

Dacă aveți întrebări, răspundeți direct la acest e-mail.

Cu prietenie,
grupul Pasiuni`,
    },
    en: {
      subject: 'How you can contribute to Pasiuni',
      text: `Hello {name},

We are glad that you would like to contribute. On the site, under “Become a writer, editor or expert”, you will find what each role involves and how to start. Tell us what you would like to write about and, if you have any, send us one or two of your texts.

If you have questions, simply reply to this e-mail.

Warm regards,
the Pasiuni group`,
    },
    ru: {
      subject: 'Как вы можете участвовать в Pasiuni',
      text: `Здравствуйте, {name}!

Мы рады, что вы хотите участвовать. На сайте, на странице «Станьте автором, редактором или экспертом», рассказано, что предполагает каждая роль и с чего начать. Напишите, о чём вам хотелось бы рассказать, и, если есть, пришлите один-два своих текста.

Если появятся вопросы, просто ответьте на это письмо.

С наилучшими пожеланиями,
группа Pasiuni`,
    },
  },
  {
    name: 'Problemă tehnică',
    ro: {
      subject: 'Despre problema pe care ne-ați semnalat-o',
      text: `Bună ziua, {name}!

Vă mulțumim că ne-ați semnalat problema și ne pare rău pentru neplăceri. Ca s-o putem găsi, ne-ar ajuta câteva amănunte:

– adresa paginii pe care a apărut;
– ce ați făcut chiar înainte și ce s-a întâmplat;
– telefonul sau calculatorul și browserul pe care le folosiți;
– dacă se poate, o captură de ecran.

Răspundeți direct la acest e-mail și revenim cât putem de repede.

Cu prietenie,
grupul Pasiuni`,
    },
    en: {
      subject: 'About the problem you reported',
      text: `Hello {name},

Thank you for telling us about the problem; we are sorry for the trouble. A few details would help us find it:

– the address of the page where it appeared;
– what you did just before, and what happened;
– the phone or computer and the browser that you use;
– if you can, a screenshot.

Simply reply to this e-mail, and we will get back to you as soon as we can.

Warm regards,
the Pasiuni group`,
    },
    ru: {
      subject: 'О проблеме, о которой вы сообщили',
      text: `Здравствуйте, {name}!

Спасибо, что сообщили о проблеме, и извините за неудобства. Найти её нам помогут несколько подробностей:

– адрес страницы, на которой она появилась;
– что вы делали прямо перед этим и что произошло;
– с какого телефона или компьютера и в каком браузере вы заходили;
– если получится, снимок экрана.

Просто ответьте на это письмо, и мы напишем вам как можно скорее.

С наилучшими пожеланиями,
группа Pasiuni`,
    },
  },
] as const
