/** The field by which a plain form is answered in that language instead of being sent. */
export const formLanguageField = 'language'
