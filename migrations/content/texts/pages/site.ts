import type { Site } from '@/payload-types'
import type { Texts } from '../text-types'

export const siteTexts = {
  shared: {},
  ro: {
    name: 'Pasiuni',
    tagline: 'O rețea de site-uri pentru oameni cu pasiuni',
    description:
      'Site-uri despre cinema, auto și motorsport, sporturi de luptă și călătorii, făcute de un grup necomercial din Chișinău, în română, engleză și rusă.',
  },
  en: {
    name: 'Pasiuni',
    tagline: 'A network of sites for people with a passion',
    description:
      'Sites about cinema, auto and motorsport, fighting sports and travel, made by a non-commercial group from Chișinău, in Romanian, English and Russian.',
  },
  ru: {
    name: 'Pasiuni',
    tagline: 'Сеть сайтов для увлечённых людей',
    description:
      'Некоммерческая группа из Кишинёва делает сайты о кино, авто и автоспорте, единоборствах и путешествиях на румынском, английском и русском языках.',
  },
} satisfies Texts<Site>
