import { type Language, wordSet } from './language'

export const english: Language = {
  binding: wordSet(`
    and or but nor the a an of because if than whose my your our their its every into onto until
    between among within during upon although unless whether while via
  `),
  leaning: wordSet(`
    to for with from about at by as who which that not is are was were be been being can could may
    might will would shall should must has have had does this these those such very his her so
    each since per when where how
  `),
  announcing: wordSet('art no nos sec fig e.g i.e cf vol ch mr mrs ms dr prof incl approx para pp'),
  ambiguous: wordSet('art no fig sec ch vol'),
  closing:
    /(?:^|[\s.(])(?:etc|ltd|inc|co|corp|jr|sr|[ap]\.\s?m|u\.\s?s|u\.\s?k|b\.\s?c|a\.\s?d)\.$/iu,
}
