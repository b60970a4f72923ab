import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale } from '@/i18n/locales'

/** The address that the group reads, as the contact page shows it. */
export async function groupAddress({
  cms,
  req,
}: {
  cms: Payload
  req?: PayloadRequest
}): Promise<string> {
  const { email } = await cms.findGlobal({
    slug: 'contact',
    locale: defaultLocale,
    select: { email: true },
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return email
}
