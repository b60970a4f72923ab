/** The icon collections of the site: two Iconify packages and a small set of our own. */
export const iconSets = ['solar', 'circle-flags', 'pasiuni'] as const

export type IconSet = (typeof iconSets)[number]

export function isIconSet(value: string): value is IconSet {
  return iconSets.some((set) => set === value)
}

// Iconify names: lower-case letters, digits and single hyphens.
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Splits `set:name`; null when the form or the set is wrong. */
export function parseIconName(value: string): { set: IconSet; name: string } | null {
  const [set, name, ...rest] = value.split(':')
  if (set === undefined || name === undefined || rest.length > 0) return null
  if (!isIconSet(set) || !namePattern.test(name)) return null
  return { set, name }
}

export function isIconName(value: string): boolean {
  return parseIconName(value) !== null
}
