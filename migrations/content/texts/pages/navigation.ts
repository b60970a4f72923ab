import type { Navigation } from '@/payload-types'
import type { Texts } from '../text-types'

export const navigationTexts = {
  shared: {},
  ro: {
    home: 'Acasă',
    projects: 'Proiecte',
    become: 'Implicați-vă',
    community: 'Comunitate',
    about: 'Despre noi',
    terms: 'Termeni de utilizare',
    privacy: 'Politica de confidențialitate',
    contact: 'Contact',
  },
  en: {
    home: 'Home',
    projects: 'Projects',
    become: 'Become',
    community: 'Community',
    about: 'About us',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    contact: 'Contacts',
  },
  ru: {
    home: 'Главная',
    projects: 'Проекты',
    become: 'Участвовать',
    community: 'Сообщество',
    about: 'О нас',
    terms: 'Условия использования',
    privacy: 'Политика конфиденциальности',
    contact: 'Контакты',
  },
} satisfies Texts<Navigation>
