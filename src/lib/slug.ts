import slugify from '@sindresorhus/slugify'

/**
 * Address part of a title: transliterated (Școală → scoala, Проект → proekt), lower case,
 * hyphens, at most 80 characters. Empty when the title has no letter or digit.
 */
export function toSlug(title: string): string {
  return slugify(title, { decamelize: false }).slice(0, 80).replace(/-+$/, '')
}
