import type { Contact } from '@/payload-types'
import type { Texts } from '../text-types'

export const contactTexts = {
  shared: { email: 'contact@pasiuni.example' },
  ro: {
    head: {
      title: 'Contact',
      text: 'Scrieți-ne despre orice: o întrebare, o greșeală observată într-un text, o idee pentru unul dintre proiecte. Citim tot ce primim.',
    },
    mail: {
      title: 'Prin e-mail',
      text: 'Dacă mesajul este lung sau are fișiere atașate, trimiteți-l la adresa noastră de e-mail.',
    },
    form: {
      title: 'Prin formular',
      text: 'Spuneți-ne cum vă numiți și despre ce este vorba. Formularul este deschis celor care au un cont și și-au confirmat adresa de e-mail.',
      signInNotice:
        'Pentru a completa formularul și a trimite un mesaj, intrați în cont sau înregistrați-vă.',
      signInButton: 'Intrați în cont sau înregistrați-vă',
    },
    seo: {
      title: 'Contact: cum ne puteți scrie',
      description:
        'Adresa de e-mail și formularul prin care puteți trimite grupului Pasiuni din Chișinău întrebări, corecturi și idei pentru proiecte.',
    },
  },
  en: {
    head: {
      title: 'Contacts',
      text: 'Write to us about anything: a question, a mistake you have noticed in a text, an idea for one of the projects. We read everything we receive.',
    },
    mail: {
      title: 'By e-mail',
      text: 'If your message is long or has files attached, send it to our e-mail address.',
    },
    form: {
      title: 'Through the form',
      text: 'Tell us your name and what your message is about. The form is open to those who have an account and have confirmed their e-mail address.',
      signInNotice: 'To fill in the form and send a message, sign in or register.',
      signInButton: 'Sign in or register',
    },
    seo: {
      title: 'Contacts: how to write to us',
      description:
        'The e-mail address and the form for sending questions, corrections and project ideas to the Pasiuni group in Chișinău.',
    },
  },
  ru: {
    head: {
      title: 'Контакты',
      text: 'Пишите нам о чём угодно: задайте вопрос, укажите на ошибку в тексте, поделитесь идеей для одного из проектов. Мы читаем всё, что получаем.',
    },
    mail: {
      title: 'По электронной почте',
      text: 'Если сообщение длинное или с вложениями, отправьте его на наш адрес электронной почты.',
    },
    form: {
      title: 'Через форму',
      text: 'Напишите, как вас зовут и о чём речь. Форма открыта для тех, у кого есть учётная запись с подтверждённым адресом электронной почты.',
      signInNotice: 'Чтобы заполнить форму и отправить сообщение, войдите или зарегистрируйтесь.',
      signInButton: 'Войти или зарегистрироваться',
    },
    seo: {
      title: 'Контакты: как нам написать',
      description:
        'Как отправить группе Pasiuni из Кишинёва вопросы, исправления и идеи для проектов: по электронной почте или через форму на сайте.',
    },
  },
} satisfies Texts<Contact>
