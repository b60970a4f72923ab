import { label, type AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { findingText } from '@/features/translation/checks/finding-texts'
import { messageProblems as problemsByItself } from '@/features/translation/icu/message'
import { type MessageUses, usesInCode, findUses } from './message-uses'

export type MessageProblem = {
  /** Whether the message cannot be parsed, so that it is of no use even as a draft. */
  isUnreadable: boolean
  /** Whether readers would see something broken; otherwise the message merely sounds wrong. */
  isBroken: boolean
  text: AdminLabel
}

/**
 * What is wrong with a message: its syntax, arguments and tags that the code does not fill in,
 * missing plural forms. A key that the code no longer has may have any arguments and tags.
 */
export function messageProblems({
  key,
  locale,
  text,
}: {
  key: string
  locale: Locale
  text: string
}): MessageProblem[] {
  const given = usesInCode(key)
  const allowed = given && [...given.arguments.keys()]
  const problems = problemsByItself({ text, locale, allowed })
    .filter(({ level }) => level === 'error')
    .map((finding) => ({
      isUnreadable: finding.check === 'icu-syntax',
      isBroken: finding.check !== 'plural-missing',
      text: label({
        ro: findingText({ finding, language: 'ro' }),
        en: findingText({ finding, language: 'en' }),
        ru: findingText({ finding, language: 'ru' }),
      }),
    }))
  if (!given || problems.some(({ isBroken }) => isBroken)) return problems
  return [...problems, ...misuses({ text, given })]
}

/** The same of a message that readers are to get, in sentences. */
export function messageErrors(options: {
  key: string
  locale: Locale
  text: string
  language: Locale
}): string[] {
  return messageProblems(options).map(({ text }) => text[options.language])
}

const broken = { isUnreadable: false, isBroken: true }

/** Tags that the code does not know, and formats that do not fit what it gives. */
function misuses({ text, given }: { text: string; given: MessageUses }): MessageProblem[] {
  const uses = findUses([text])
  const tags = [...uses.tags].filter((tag) => !given.tags.has(tag))
  const names = [...uses.arguments].flatMap(([name, kinds]) => {
    const fitting = given.arguments.get(name)
    return [...kinds].every((kind) => kind === 'text' || fitting?.has(kind)) ? [] : [name]
  })
  return [
    ...tags.map((tag) => ({ ...broken, text: unknownTag(tag) })),
    ...names.map((name) => ({ ...broken, text: wrongFormat(name) })),
  ]
}

function unknownTag(tag: string): AdminLabel {
  return label({
    ro: `Marcajul <${tag}> nu există în textul din cod, așa că nu poate fi afișat.`,
    en: `The tag <${tag}> is not in the code’s text, so it cannot be shown.`,
    ru: `Тега <${tag}> нет в тексте из кода, поэтому показать его нельзя.`,
  })
}

function wrongFormat(name: string): AdminLabel {
  return label({
    ro: `Argumentul {${name}} nu poate avea formatul acesta; scrieți-l ca în textul din cod.`,
    en: `The argument {${name}} cannot have this format; write it as in the code’s text.`,
    ru: `У аргумента {${name}} не может быть такого формата; напишите его как в тексте из кода.`,
  })
}
