import { localizedText } from '@/cms/fields/localized-text'
import { pageHead, textGroup } from '@/cms/fields/text-group'
import { label } from '@/cms/label'
import { pageGlobal } from '@/cms/page-global'

export const Contact = pageGlobal({
  slug: 'contact',
  label: label({ ro: 'Contact', en: 'Contacts', ru: 'Контакты' }),
  path: '/contact',
  fields: [
    pageHead(),
    {
      name: 'email',
      type: 'email',
      label: label({ ro: 'Adresa de e-mail', en: 'E-mail address', ru: 'Адрес электронной почты' }),
      required: true,
    },
    textGroup({
      name: 'mail',
      label: label({ ro: 'Prin e-mail', en: 'By e-mail', ru: 'По электронной почте' }),
    }),
    textGroup({
      name: 'form',
      label: label({ ro: 'Formularul', en: 'The form', ru: 'Форма' }),
      extra: [
        localizedText({
          name: 'signInNotice',
          label: label({
            ro: 'Nota pentru cine nu este autentificat',
            en: 'Notice for visitors who are not signed in',
            ru: 'Примечание для тех, кто не вошёл',
          }),
          required: true,
        }),
        localizedText({
          name: 'signInButton',
          label: label({
            ro: 'Butonul de autentificare',
            en: 'Sign-in button',
            ru: 'Кнопка входа',
          }),
          required: true,
        }),
      ],
    }),
  ],
})
