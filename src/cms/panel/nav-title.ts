import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'

const navLink = z.object({
  clientProps: z.object({ path: z.string(), title: z.record(z.enum(locales), z.string()) }),
})

/**
 * The title of the document for an own view that the navigation leads to, by the name that it has
 * there; null elsewhere. Payload would name every own view “Payload”.
 */
export function navTitle(options: {
  /** Elements after Payload's links. */
  navLinks: readonly unknown[] | undefined
  segments: readonly string[] | undefined
  language: Locale
}): string | null {
  const { navLinks = [], segments = [], language } = options
  const address = `/admin/${segments[0] ?? ''}`
  for (const link of navLinks) {
    const { data } = navLink.safeParse(link)
    if (data?.clientProps.path === address) return `${data.clientProps.title[language]} · Pasiuni`
  }
  return null
}
