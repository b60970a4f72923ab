import { Fragment } from 'react'
import type { Locale } from '@/i18n/locales'
import { withNamedPages, type NamedPage } from '@/i18n/named-pages'
import type { Text } from '@/i18n/text'
import { Unbroken } from './unbroken'

type Props = { text: Text; locale: Locale; pages: NamedPage[] }

/** As `Localized`, where a page that the text names in quotation marks can be opened. */
export function LinkedText({ text, locale, pages }: Props) {
  const words = withNamedPages({ text, pages }).map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? <Unbroken text={part} /> : <a href={part.href}>{part.name}</a>}
    </Fragment>
  ))
  return text.lang === locale ? words : <span lang={text.lang}>{words}</span>
}
