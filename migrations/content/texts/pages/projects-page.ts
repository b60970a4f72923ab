import type { ProjectsPage } from '@/payload-types'
import { russianTextsCutOff } from '../russian-texts-cut-off'
import type { Texts } from '../text-types'

export const projectsPageTexts = {
  shared: {},
  ro: {
    head: {
      title: 'Proiecte',
      text: 'Fiecare pasiune va avea site-ul ei. Toate cele patru site-uri sunt încă în construcție; primul care se deschide este cel despre cinema.',
    },
    more: {
      title: 'Ce urmează',
      text: 'Pe lângă cele patru, ne gândim și la alte teme. Dacă lipsește una care vă e dragă și cunoașteți oameni gata să scrie despre ea, trimiteți-ne un mesaj de pe pagina „Contact”.',
    },
    seo: {
      title: 'Proiectele rețelei: patru site-uri, patru pasiuni',
      description:
        'Cinema, auto și motorsport, sporturi de luptă și călătorii: ce pregătim pe fiecare site al rețelei Pasiuni și în ce stadiu se află.',
    },
  },
  en: {
    head: {
      title: 'Projects',
      text: 'Each passion will have a site of its own. All four are still being built, and the one about cinema will open first.',
    },
    more: {
      title: 'What comes next',
      text: 'We are also thinking about topics beyond these four. If one that is dear to you is missing and you know people ready to write about it, send us a message through the “Contacts” page.',
    },
    seo: {
      title: 'The projects of the network: four sites, four passions',
      description:
        'Cinema, auto and motorsport, fighting sports and travel: what we are preparing for each site of the Pasiuni network and how far each one has got.',
    },
  },
  ru: {
    head: {
      title: 'Проекты',
      text: 'У каждого увлечения будет свой сайт. Пока все четыре в разработке; первым для всех откроется сайт о кино.',
    },
    more: {
      title: 'Что дальше',
      text: russianTextsCutOff.projectsPageMore,
    },
    seo: {
      title: 'Проекты сети: четыре сайта, четыре увлечения',
      description:
        'Кино, авто и автоспорт, единоборства и путешествия: что мы готовим на каждом сайте сети Pasiuni и на каком он этапе.',
    },
  },
} satisfies Texts<ProjectsPage>
