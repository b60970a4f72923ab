import { toWords } from '../../cut-off/vocabulary'

const LONGEST_GREETING = 3

/** “Hello,” for „Bună ziua!”: in letters, some languages end a greeting with a comma. */
export function isSalutation({ text, source }: { text: string; source: string }): boolean {
  const isGreeting = /^\s*\p{L}+(?: \S+)?,\s*$/u.test(text)
  return isGreeting && /[,!.]\s*$/u.test(source) && toWords(source).length <= LONGEST_GREETING
}
