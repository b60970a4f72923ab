/** The note that the history of a text has where a person has confirmed that it is cut off. */
export const confirmedCutOff = 'confirmed cut-off'
