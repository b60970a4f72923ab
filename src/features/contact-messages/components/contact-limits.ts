import { longestMessage, longestName } from '../rules'

/** Ids of the controls, in the order of the form; errors link to them. */
export const controls = { name: 'contact-name', message: 'contact-message' }

export type MessageDraft = { name: string; message: string }

/** The draft in anything that may hold one; what is no text counts as empty. */
export function readMessageDraft({ name, message }: Record<string, unknown>): MessageDraft {
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
export function messageDraftErrors({
  name,
  message,
}: MessageDraft): Record<keyof MessageDraft, string | null> {
  return {
    name: textError({ text: name, longest: longestName, field: 'NAME' }),
    message: textError({ text: message, longest: longestMessage, field: 'MESSAGE' }),
  }
}
