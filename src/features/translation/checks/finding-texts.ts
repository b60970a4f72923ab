import type { Locale } from '@/i18n/locales'
import { fillMessage } from '../icu/fill-message'
import { checkName } from '../check-names'
import type { Finding } from '../types'
import { cutOffText } from './cut-off-text'
import { formatSentence } from './texts/format-sentence'
import { textsIn } from './texts/texts-in'

/** Text of a finding: one sentence or two. */
export function findingText({
  finding,
  language,
}: {
  finding: Pick<Finding, 'check' | 'level' | 'args' | 'confirmed'>
  language: Locale
}): string {
  if (finding.check === 'cut-off') return cutOffText({ finding, language })
  const { check, args } = finding
  const message = formatSentence({ check, variant: args.variant, language })
  // A check of a newer or older version of the site: its name is better than nothing.
  if (message === undefined) return checkName(check)[language]
  const values =
    args.variant === 'format' ? { ...args, name: formatName({ args, language }) } : args
  return fillMessage({ message, locale: language, values })
}

/** People know a format by what it looks like, not by its tag. */
function formatName({ args, language }: { args: Finding['args']; language: Locale }): string {
  const names: Record<string, string> = textsIn[language].formats
  return names[String(args.name)] ?? String(args.name)
}
