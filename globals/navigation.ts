import { localizedText } from '@/cms/fields/localized-text'
import { label } from '@/cms/label'
import { siteGlobal } from '@/cms/page-global'

const entries = [
  { name: 'home', ro: 'Acasă', en: 'Home', ru: 'Главная' },
  { name: 'projects', ro: 'Proiecte', en: 'Projects', ru: 'Проекты' },
  { name: 'become', ro: 'Implicați-vă', en: 'Become', ru: 'Участвовать' },
  { name: 'community', ro: 'Comunitate', en: 'Community', ru: 'Сообщество' },
  { name: 'about', ro: 'Despre noi', en: 'About us', ru: 'О нас' },
  { name: 'terms', ro: 'Termeni de utilizare', en: 'Terms of use', ru: 'Условия использования' },
  {
    name: 'privacy',
    ro: 'Politica de confidențialitate',
    en: 'Privacy policy',
    ru: 'Политика конфиденциальности',
  },
  { name: 'contact', ro: 'Contact', en: 'Contacts', ru: 'Контакты' },
] as const

/** What the links of the menu are called; which pages there are is the site's own structure. */
export const Navigation = siteGlobal({
  slug: 'navigation',
  label: label({ ro: 'Navigare', en: 'Navigation', ru: 'Навигация' }),
  fields: entries.map(({ name, ...text }) =>
    localizedText({ name, label: label(text), required: true, maxLength: 40 }),
  ),
})
