export const xliff12 = 'urn:oasis:names:tc:xliff:document:1.2'

/** Version 2.1 kept the name of 2.0. */
export const xliff2 = 'urn:oasis:names:tc:xliff:document:2.0'

export const matches = 'urn:oasis:names:tc:xliff:matches:2.0'

export const sizeRestriction = 'urn:oasis:names:tc:xliff:sizerestriction:2.0'

/** Namespace of data that XLIFF 2.1 has no field for. */
export const desk = 'urn:pasiuni:desk:1'

/** By these prefixes the readers call what is not of XLIFF's core, whatever the file calls it. */
export const prefixes: ReadonlyMap<string, string> = new Map([
  [matches, 'mtc:'],
  [sizeRestriction, 'slr:'],
  [desk, 'desk:'],
])
