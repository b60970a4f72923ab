import { seo } from '@/cms/fields/seo'
import { textGroup } from '@/cms/fields/text-group'
import { label } from '@/cms/label'
import { siteGlobal } from '@/cms/page-global'

const privacy = label({
  ro: 'Politica de confidențialitate',
  en: 'Privacy policy',
  ru: 'Политика конфиденциальности',
})
const terms = label({
  ro: 'Termeni de utilizare',
  en: 'Terms of use',
  ru: 'Условия использования',
})

/** Titles, leads and search texts of the two legal pages; their bodies are dated releases. */
export const LegalPages = siteGlobal({
  slug: 'legal-pages',
  label: label({ ro: 'Paginile juridice', en: 'Legal pages', ru: 'Правовые страницы' }),
  path: '/privacy',
  fields: [
    textGroup({ name: 'privacy', label: privacy, extra: [seo()] }),
    textGroup({ name: 'terms', label: terms, extra: [seo()] }),
  ],
})
