import type { LegalPage } from '@/payload-types'
import type { Texts } from '../text-types'

export const legalPagesTexts = {
  shared: {},
  ro: {
    privacy: {
      title: 'Politica de confidențialitate',
      text: 'Ce date colectăm, de ce avem nevoie de ele, cât timp le păstrăm și ce drepturi aveți.',
      seo: {
        title: 'Politica de confidențialitate a rețelei Pasiuni',
        description:
          'Ce date personale colectează grupul Pasiuni, cum le folosește și le protejează, ce cookie-uri folosește și ce drepturi aveți asupra datelor.',
      },
    },
    terms: {
      title: 'Termeni de utilizare',
      text: 'La ce vă puteți aștepta de la noi și ce așteptăm de la dumneavoastră când folosiți site-urile rețelei.',
      seo: {
        title: 'Termenii de utilizare ai rețelei Pasiuni',
        description:
          'Regulile de folosire a site-urilor Pasiuni: conturi, conținutul pe care îl publicați, drepturi de autor, răspundere și schimbarea termenilor.',
      },
    },
  },
  en: {
    privacy: {
      title: 'Privacy policy',
      text: 'What data we collect, why we need it, how long we keep it and what rights you have.',
      seo: {
        title: 'Privacy policy of the Pasiuni network',
        description:
          'What personal data the Pasiuni group collects, how it uses and protects it, which cookies it sets and what rights you have over your data.',
      },
    },
    terms: {
      title: 'Terms of use',
      text: 'What you can expect from us and what we expect from you when you use the sites of the network.',
      seo: {
        title: 'Terms of use of the Pasiuni network',
        description:
          'The rules for using the Pasiuni sites: accounts, the content you publish, copyright, liability and how the terms may change.',
      },
    },
  },
  ru: {
    privacy: {
      title: 'Политика конфиденциальности',
      text: 'Какие данные мы собираем, зачем они нам нужны, как долго мы их храним и какие у вас есть права.',
      seo: {
        title: 'Политика конфиденциальности сети Pasiuni',
        description:
          'Какие персональные данные собирает группа Pasiuni, как она их использует и защищает, какие файлы cookie сохраняет и какие у вас есть права.',
      },
    },
    terms: {
      title: 'Условия использования',
      text: 'Чего вы можете ждать от нас и чего мы ждём от вас, когда вы пользуетесь сайтами сети.',
      seo: {
        title: 'Условия использования сети Pasiuni',
        description:
          'Правила пользования сайтами Pasiuni: учётные записи, публикуемый вами контент, авторские права, ответственность и изменение условий.',
      },
    },
  },
} satisfies Texts<LegalPage>
