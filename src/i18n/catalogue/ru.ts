import type { Messages } from '../messages'
import { account } from './account.ru'
import { auth } from './auth.ru'
import { mail } from './mail.ru'

export const ru: Messages = {
  layout: {
    skip: 'Перейти к содержанию',
    menu: 'Меню',
    mainNavigation: 'Основная навигация',
    footerNavigation: 'Страницы сайта',
    language: 'Язык',
    theme: 'Оформление',
    themeLight: 'Светлое',
    themeDark: 'Тёмное',
    themeSystem: 'Как в системе',
    signIn: 'Войти',
    account: 'Личный кабинет',
    backHome: 'Вернуться на главную страницу',
    partial: 'Часть этой страницы ещё не переведена; эти тексты показаны на румынском.',
    completing:
      'Перевод этой страницы ещё дополняется. Её можно прочитать и на других языках: {languages}.',
    newBuild: 'Вышла новая версия сайта.',
    reload: 'Обновить страницу',
  },
  home: {
    banners: 'Добро пожаловать',
  },
  projects: {
    construction: 'В разработке',
    open: 'Открыт',
    visit: 'Открыть портал',
    features: 'Что вас ждёт',
    others: 'Другие проекты',
    all: 'Все проекты',
    join: 'Участвовать в проекте',
    empty: 'Пока не опубликовано ни одного проекта.',
  },
  about: {
    timelineEmpty: 'Наша история только начинается.',
  },
  legal: {
    updated: 'Последнее обновление: {date}',
    release: 'Редакция от {date}',
    notInForce: 'Это более ранняя редакция. {link}',
    current: 'Открыть действующую редакцию',
    history: 'Предыдущие редакции',
    contents: 'Содержание',
    fullSite: 'На сайт Pasiuni',
  },
  account,
  auth,
  mail,
  notFound: {
    title: 'Страница не найдена',
    message: 'Страница не найдена: {path}',
    hint: 'Возможно, её перенесли или в адресе ошибка.',
  },
  error: {
    caption: 'Поздравляем, вы нашли ошибку.',
    wrongLink: 'Использованная ссылка неверна.',
    unavailable:
      'Сейчас сайт не может показать эту страницу. Попробуйте ещё раз через несколько секунд.',
    unexpected: 'Что-то пошло не так. Мы уже знаем об этом.',
    back: 'вернуться на сайт',
    retry: 'Попробовать ещё раз',
    code: 'Код {status}',
  },
  preview: {
    notice: 'Предпросмотр: видны и неопубликованные тексты.',
    exit: 'Закрыть предпросмотр',
    marks: 'Требуют работы на этой странице: {count}',
    noMarks: 'На этой странице всё готово.',
    marksFailed: 'Не удалось загрузить тексты, требующие работы.',
    notShown: 'на странице не виден',
    missing: 'нет перевода',
    outdated: 'устарел',
    suspicious: 'нужно проверить',
    review: 'ждёт утверждения',
    editing: 'Перевод текста',
    closeEditing: 'Закрыть и обновить страницу',
  },
}
