import type { GlossaryTerm } from '../check-input'
import type { Found } from '../found'
import { termPatterns } from '../glossary-patterns'
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
  const { plain, locale } = subject
  const { preferred } = term.forms[locale]
  return termPatterns({ term, locale }).forbidden.flatMap(({ form, pattern }): Found[] => {
    const at = pattern.exec(plain)?.index
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
  const { used } = termPatterns({ term, locale })
  const isUsed = termPatterns({ term, locale: input.sourceLocale }).used?.test(source) === true
  if (!isUsed || used === null || used.test(plain)) return []
  const preferred = term.forms[locale].preferred ?? term.forms[locale].stems[0] ?? ''
  const args = { variant: 'missing', term: term.name, preferred }
  return [{ check: 'glossary', level: 'warning', args }]
}

function keptName({ term, subject }: OneTerm): Found[] {
  const { plain, source, locale } = subject
  const pattern = termPatterns({ term, locale }).name
  if (source === null || !pattern.test(source) || pattern.test(plain)) return []
  return [{ check: 'glossary-kept', level: 'warning', args: { name: term.name } }]
}
