import { formatFileSize } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

const units = [' bytes', 'KB', 'MB', 'GB']

/** The size of a file as Payload writes it, in another language; null for everything else. */
export function sizeWords({ said, language }: { said: string; language: Locale }): string | null {
  const [, size, unit] = /^(\d+(?:\.\d+)?)( bytes|[KMG]B)$/.exec(said) ?? []
  if (size === undefined || unit === undefined) return null
  return formatFileSize({ bytes: Number(size) * 1024 ** units.indexOf(unit), locale: language })
}
