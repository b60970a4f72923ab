import type { Locale } from '@/i18n/locales'
import type { GlossaryTerm } from '../check-input'
import type { Found } from '../found'
import type { Subject } from '../subject'

/** Terms in the words that the group has agreed on, and names as they are. */
export function glossary(subject: Subject): Found[] {
  return (subject.input.glossary ?? []).flatMap((term) => [
    ...forbiddenForms({ term, subject }),
    ...(term.isKept ? keptName({ term, subject }) : missingTerm({ term, subject })),
  ])
}

type OneTerm = { term: GlossaryTerm; subject: Subject }

function forbiddenForms({ term, subject }: OneTerm): Found[] {
  const { forbidden, preferred } = term.forms[subject.locale]
  return forbidden.flatMap((form): Found[] => {
    const at = placeOfWord({ text: subject.plain, beginning: form, isWhole: true })
    if (at === undefined) return []
    const args = {
      variant: preferred === null ? 'forbidden' : 'replaced',
      form,
      preferred: preferred ?? '',
    }
    const range = { start: at, end: at + form.length }
    return [{ check: 'glossary', level: 'warning', args, range }]
  })
}

function missingTerm({ term, subject }: OneTerm): Found[] {
  const { plain, source, locale, input } = subject
  if (source === null) return []
  const own = formsOf({ term, locale })
  const isUsed = formsOf({ term, locale: input.sourceLocale }).some((form) => has(source, form))
  if (!isUsed || own.length === 0 || own.some((form) => has(plain, form))) return []
  const preferred = term.forms[locale].preferred ?? term.forms[locale].stems[0] ?? ''
  const args = { variant: 'missing', term: term.name, preferred }
  return [{ check: 'glossary', level: 'warning', args }]
}

function keptName({ term, subject }: OneTerm): Found[] {
  const { plain, source } = subject
  const { name } = term
  if (source === null || !hasName(source, name) || hasName(plain, name)) return []
  return [{ check: 'glossary-kept', level: 'warning', args: { name } }]
}

function formsOf({ term, locale }: { term: GlossaryTerm; locale: Locale }): string[] {
  const { preferred, stems } = term.forms[locale]
  return [...stems, ...(preferred === null ? [] : [preferred])].filter((form) => form.trim() !== '')
}

function has(text: string, beginning: string): boolean {
  return placeOfWord({ text, beginning, isWhole: false }) !== undefined
}

function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${escaped(name)}`, 'u').test(text)
}

/** Where a word begins with this, or is this as a whole; capitals make no difference. */
function placeOfWord(options: {
  text: string
  beginning: string
  isWhole: boolean
}): number | undefined {
  const { text, beginning, isWhole } = options
  const end = isWhole ? '(?![\\p{L}\\d])' : ''
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped(beginning.trim())}${end}`, 'iu')
  return pattern.exec(text)?.index
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/gu, '\\$&')
}
