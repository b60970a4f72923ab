const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text in an address can be the id of an account, as the core gives them: a UUID. */
export function isAccountId(text: string): boolean {
  return uuid.test(text)
}
