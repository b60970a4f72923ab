import type { Messages } from '../messages'
import { account } from './account.ru'
import { applications, ownApplications } from './applications.ru'
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
    backHome: 'На главную страницу',
    partial: 'Часть этой страницы ещё не переведена и показана на румынском.',
    shorter: 'Часть этой страницы ещё не переведена, и здесь её нет. Страница целиком: {language}.',
    completing:
      'Текст этой страницы пока неполон. Страницу можно прочитать и на других языках: {languages}.',
    nextSteps: 'Куда дальше',
    incomplete: 'Пока не закончено: {passages}.',
    passage: '«{beginning}…»',
    newBuild: 'Вышла новая версия сайта.',
    reload: 'Обновить страницу',
  },
  home: {
    banners: 'Добро пожаловать',
  },
  projects: {
    construction: 'В разработке',
    open: 'Открыт',
    visit: 'Перейти на сайт',
    features: 'Что вас ждёт',
    others: 'Другие проекты',
    all: 'Все проекты',
    join: 'Участвовать в проекте',
    empty: 'Пока не опубликовано ни одного проекта.',
    picture: 'Изображение: {author}',
  },
  about: {
    timelineEmpty: 'Наша история только начинается.',
  },
  community: {
    fewMembers: '<figure>Первые</figure> участники регистрируются',
    fewReaders: '<figure>Немного</figure> читателей в обычный день',
    readersSoon: '<figure>Скоро</figure> здесь появится и число читателей',
    members:
      '{count, plural, one {зарегистрированный участник} few {зарегистрированных участника} many {зарегистрированных участников} other {зарегистрированного участника}}',
    readers:
      '{count, plural, one {читатель в обычный день} few {читателя в обычный день} many {читателей в обычный день} other {читателя в обычный день}}',
  },
  legal: {
    updated: 'Последнее обновление: {date}',
    release: 'Редакция от {date}',
    notInForce: 'Это более ранняя редакция. {link}',
    current: 'Открыть действующую редакцию',
    from: 'Действует с {date}',
    notYetInForce: 'Эта редакция ещё не вступила в силу. {link}',
    comingTerms: 'С {date} действуют новые условия использования. {link}',
    readComingTerms: 'Прочитайте их заранее',
    comingPrivacy: 'С {date} действует новая политика конфиденциальности. {link}',
    readComingPrivacy: 'Прочитайте её заранее',
    history: 'Предыдущие редакции',
    contents: 'Содержание',
    fullSite: 'На сайт Pasiuni',
  },
  account,
  applications,
  ownApplications,
  auth,
  mail,
  notFound: {
    title: 'Страница не найдена',
    message: 'Страница не найдена: {path}',
    hint: 'Возможно, её перенесли или в адресе ошибка.',
  },
  error: {
    caption: 'Поздравляем, вы нашли ошибку.',
    wrongLink: 'Вы перешли по неверной ссылке.',
    unavailable:
      'Сейчас сайт не может показать эту страницу. Попробуйте ещё раз через несколько секунд.',
    unexpected: 'Что-то пошло не так. Мы уже знаем об этом.',
    inBrowser: 'В браузере что-то пошло не так. Попробуйте ещё раз.',
    back: 'вернуться на сайт',
    retry: 'Попробовать ещё раз',
    code: 'Код {status}',
  },
  preview: {
    notice: 'Предпросмотр: видны и неопубликованные тексты.',
    exit: 'Закрыть предпросмотр',
    shared:
      'Черновик: так страница выглядит до публикации. Срок действия ссылки истекает {until} по кишинёвскому времени.',
    notShared:
      'Вы видите опубликованную страницу: предпросмотр её не охватывает или уже завершился.',
    theme: 'Оформление в предпросмотре',
    themeOwn: 'Как обычно',
    linkOver: 'Ссылка для предпросмотра больше не действует',
    linkOverHint: 'Такая ссылка работает 24 часа. Попросите новую у того, кто её прислал.',
    linkWrong: 'Эта ссылка для предпросмотра неверна',
    linkWrongHint: 'Возможно, она скопирована не полностью. Попросите прислать её ещё раз.',
    trashed: 'Этот проект в корзине',
    trashedHint: 'Восстановите его оттуда, чтобы увидеть в режиме предпросмотра.',
    marks: 'Требуют работы на этой странице: {count}',
    noMarks: 'На этой странице всё готово.',
    marksFailed: 'Не удалось загрузить тексты, требующие работы.',
    notShown: 'на странице не виден',
    missing: 'нет перевода',
    outdated: 'устарел',
    suspicious: 'с замечаниями',
    review: 'ждёт проверки',
    editing: 'Перевод текста',
    closeEditing: 'Закрыть и обновить страницу',
  },
}
