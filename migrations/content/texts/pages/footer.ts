import type { Footer } from '@/payload-types'
import type { Texts } from '../text-types'

export const footerTexts = {
  shared: {},
  ro: {
    about:
      'Pasiuni este un grup necomercial din Chișinău. Construim o rețea de site-uri pentru oameni cu pasiuni și îi așteptăm alături de noi pe cei care vor să scrie, să îngrijească texte sau să împărtășească ce știu.',
    attribution: {
      title: 'Autori și licențe',
      creator: 'Site realizat de grupul Pasiuni din Chișinău',
      tools: 'Construit cu Payload, Next.js și PostgreSQL',
      images: 'Desenele sunt ale grupului, făcute anume pentru acest site',
      icons:
        'Pictograme (prin Iconify): Solar, de 480 Design (CC BY 4.0), și circle-flags, de HatScripts (MIT)',
      licence: 'Codul site-ului: licența MIT; textele grupului: CC BY 4.0',
    },
  },
  en: {
    about:
      'Pasiuni is a non-commercial group from Chișinău. We are building a network of sites for people with a passion, and we welcome those who want to write, to edit texts or to share what they know.',
    attribution: {
      title: 'Credits and licences',
      creator: 'Site made by the Pasiuni group in Chișinău',
      tools: 'Built with Payload, Next.js and PostgreSQL',
      images: 'The drawings are the group’s own, made for this site',
      icons:
        'Icons, via Iconify: Solar by 480 Design (CC BY 4.0) and circle-flags by HatScripts (MIT)',
      licence: 'Site code: MIT licence; the group’s texts: CC BY 4.0',
    },
  },
  ru: {
    about:
      'Pasiuni — некоммерческая группа из Кишинёва. Мы строим сеть сайтов для увлечённых людей и рады всем, кто хочет писать, редактировать или делиться тем, что знает.',
    attribution: {
      title: 'Авторы и лицензии',
      creator: 'Сайт создан группой Pasiuni из Кишинёва',
      tools: 'Построен на Payload, Next.js и PostgreSQL',
      images: 'Рисунки сделаны группой специально для этого сайта',
      icons:
        'Значки (через Iconify): Solar, 480 Design (CC BY 4.0); circle-flags, HatScripts (MIT)',
      licence: 'Код сайта: лицензия MIT; тексты группы: CC BY 4.0',
    },
  },
} satisfies Texts<Footer>
