import type { TextFieldSingleValidation } from 'payload'
import { inAdminLanguage, label } from '../label'
import { isSafeLink } from '@/lib/safe-link'

/** Said where a link could do something else than lead to a page, a mail or a telephone. */
const unsafeLink = label({
  ro: 'Scrieți o adresă care începe cu https://, mailto: sau tel:, ori o cale a site-ului, de pildă /about',
  en: 'Write an address that starts with https://, mailto: or tel:, or a path of the site, such as /about',
  ru: 'Укажите адрес, начинающийся с https://, mailto: или tel:, либо путь на сайте, например /about',
})

/** Refuses the address of a link in formatted text; Payload takes any without blanks. */
export const validateUrl: TextFieldSingleValidation = (value, { req }) => {
  if (typeof value === 'string' && isSafeLink(value)) return true
  return inAdminLanguage({ language: req.i18n.language, text: unsafeLink })
}
