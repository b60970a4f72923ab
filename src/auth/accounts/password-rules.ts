import { dictionary } from '@zxcvbn-ts/language-common'

const minLength = 8
const maxLength = 100

/** The first guesses for passwords of this site, usually with a few digits added. */
const siteWords = [
  'pasiuni',
  'pasiune',
  'passion',
  'password',
  'parola',
  'parol',
  'пароль',
  'йцукен',
]

// Lower case already. It stays on the server: 380 kB are too much for a page.
const commonPasswords = new Set(dictionary['passwords-common'])

/** The letters of a password, without the digits and signs that people put around a word. */
function trimToWord(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

export type PasswordProblem = 'PASSWORD_FIELD_ERROR' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_COMMON'

/**
 * Passwords are kept and compared in Unicode's composed form (NFC): the same letters may arrive as
 * й or as и and a mark, depending on the keyboard. Nothing else is changed or cut off.
 */
export function normalPassword(password: string): string {
  return password.normalize('NFC')
}

/** Whether a password is easy to guess: a common one, a word of the site, or the address. */
export function isGuessable({ password, email }: { password: string; email: string }): boolean {
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain)) return true
  const word = trimToWord(plain)
  const address = email.trim().toLowerCase()
  const [local = ''] = address.split('@')
  const own = local === '' ? [] : [local, trimToWord(local)]
  return [address, local].includes(plain) || (word !== '' && [...siteWords, ...own].includes(word))
}

/**
 * The key of what is wrong with a new password, or undefined: eight characters of any script with a
 * digit among them, at most a hundred, and not easy to guess.
 * @param options `email` of the account, as far as it is known
 */
export function passwordProblem({
  password: given,
  email = '',
}: {
  password: string
  email?: string
}): PasswordProblem | undefined {
  const password = normalPassword(given)
  const { length } = Array.from(password)
  if (length < minLength || !/\p{Nd}/u.test(password)) return 'PASSWORD_FIELD_ERROR'
  if (length > maxLength) return 'PASSWORD_TOO_LONG'
  return isGuessable({ password, email }) ? 'PASSWORD_TOO_COMMON' : undefined
}
