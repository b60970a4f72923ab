import { longestMessage, longestName } from '../rules'

/** Ids of the controls, in the order of the form; errors link to them. */
export const controls = { name: 'contact-name', message: 'contact-message' }

export type Letter = { name: string; message: string }

/** The letter in anything that may hold one; what is no text counts as empty. */
export function readLetter({ name, message }: Record<string, unknown>): Letter {
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
  }
}

function textError({ text, longest, field }: { text: string; longest: number; field: string }) {
  const { length } = text.trim()
  if (length === 0) return `${field}_FIELD_empty_ERROR`
  return length > longest ? `${field}_FIELD_too_long_ERROR` : null
}

/** The key of what is wrong with each field, as far as the browser can tell. */
export function letterErrors({ name, message }: Letter): Record<keyof Letter, string | null> {
  return {
    name: textError({ text: name, longest: longestName, field: 'NAME' }),
    message: textError({ text: message, longest: longestMessage, field: 'MESSAGE' }),
  }
}
