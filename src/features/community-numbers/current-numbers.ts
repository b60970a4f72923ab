import type { PublicNumbers } from './public-numbers'

/** Stands on what is made from the numbers of the community. */
export const numbersTag = 'community-numbers'

declare global {
  // One for all bundles of the server, and kept when modules are reloaded while developing.
  var pasiuniNumbers: PublicNumbers | undefined
}

/** The numbers as they were counted last; null until they are counted for the first time. */
export function currentNumbers(): PublicNumbers | null {
  return globalThis.pasiuniNumbers ?? null
}

/** @returns whether they differ from those before */
export function setCurrentNumbers(numbers: PublicNumbers): boolean {
  const hasChanged = JSON.stringify(numbers) !== JSON.stringify(globalThis.pasiuniNumbers)
  globalThis.pasiuniNumbers = numbers
  return hasChanged
}
