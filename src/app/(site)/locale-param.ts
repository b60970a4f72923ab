import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/i18n/locales'

export type LangParams = { params: Promise<{ lang: string }> }

/** The language of an address; an unknown one is an unknown page. */
export async function requireLocale(params: Promise<{ lang: string }>): Promise<Locale> {
  const { lang } = await params
  if (!isLocale(lang)) notFound()
  return lang
}
