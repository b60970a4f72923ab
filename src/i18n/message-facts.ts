export type MessageChannel = 'web' | 'mail'

/** Whether readers meet a message on the site or in a mail. */
export function messageChannel(key: string): MessageChannel {
  return key.startsWith('mail.') ? 'mail' : 'web'
}

// A subject is cut off in lists of mails, a description in search results, a button on a phone.
const limits: Record<string, number> = {
  subject: 78,
  description: 160,
  submit: 40,
  busy: 40,
  button: 40,
}

/** How many characters there is room for where a message is; null where it may be any. */
export function messageMaxLength(key: string): number | null {
  return limits[key.split('.').pop() ?? key] ?? null
}
