import type { CheckInput } from '@/features/translation/checks/check-input'
import { checkText } from '@/features/translation/checks/check-text'
import { findingText } from '@/features/translation/checks/finding-texts'
import { checkName } from '@/features/translation/check-names'
import { fixText } from '@/features/translation/checks/fix-text'
import { locales } from '@/i18n/locales'
import type { Finding } from '@/features/translation/types'

export type Question = Partial<CheckInput> & { text: string; check?: string }

/** What is found in a Romanian text that is a source, or in another text as the question says. */
export function findingsIn({ check, ...input }: Question): Finding[] {
  const findings = checkText({
    locale: 'ro',
    sourceLocale: 'ro',
    source: null,
    format: 'text',
    role: 'prose',
    ...input,
  })
  for (const finding of findings) assertWorded(finding)
  return findings.filter((finding) => check === undefined || finding.check === check)
}

/** The same as words: „error”, „warning lost”. */
export function foundIn(question: Question): string[] {
  return findingsIn(question).map(({ level, args: { variant } }) =>
    variant === undefined ? level : `${level} ${variant}`,
  )
}

/** The text with all fixes that are offered. */
export function fixedText(question: Question): string {
  return fixText({ text: question.text, findings: findingsIn(question) })
}

/** Every finding has to say something in every language. */
function assertWorded(finding: Finding): void {
  for (const language of locales) {
    const text = findingText({ finding, language })
    const name = checkName(finding.check)[language]
    // `message` is what is left of a message whose arguments are missing.
    if (text === 'message' || text === name || name === finding.check) {
      throw new Error(`${language} does not word ${JSON.stringify(finding)}`)
    }
  }
}
