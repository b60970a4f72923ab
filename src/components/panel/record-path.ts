import type { Locale } from '@/i18n/locales'

type Place = { container: string; document: string; locale: Locale }

/** Where a record is edited in one language. */
export function editPath({ container, document, locale }: Place): string {
  const path =
    document === '' ? `/admin/globals/${container}` : `/admin/collections/${container}/${document}`
  return `${path}?${new URLSearchParams({ locale }).toString()}`
}
