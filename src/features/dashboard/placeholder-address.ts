import type { Payload } from 'payload'
import { defaultLocale } from '@/i18n/locales'

/** The address on the Contact page where it is still the one of a new site, which reaches nobody. */
export async function findPlaceholderAddress({ cms }: { cms: Payload }): Promise<string | null> {
  const { email } = await cms.findGlobal({
    slug: 'contact',
    locale: defaultLocale,
    select: { email: true },
    depth: 0,
    overrideAccess: true,
  })
  return /\.example$/i.test(email) ? email : null
}
