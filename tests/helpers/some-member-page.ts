import { memberPath } from '../../src/i18n/paths'

/** A page as members have it, and nobody's: what it shows comes by a call, and this one has none. */
export const someMemberPage = memberPath('0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10')
