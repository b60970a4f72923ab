import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { ReactNode } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '@/i18n/locales'

export type Sample = { when: string; shown: ReactNode }

type Value = string | number | Date | ((chunks: ReactNode) => ReactNode)
type Choice = { name: string; isPlural: boolean; options: string[] }

/** Numbers of each plural category; the language leaves out the ones it does not have. */
const numbers: Record<Locale, Record<string, number>> = {
  ro: { one: 1, few: 3, other: 20 },
  en: { one: 1, other: 5 },
  ru: { one: 1, few: 3, many: 5, other: 1.5 },
}
const mostSamples = 12

/**
 * How a message reads with every plural category and every choice, one at a time.
 * @throws SyntaxError for a broken message.
 */
export function messageSamples({ text, locale }: { text: string; locale: Locale }): Sample[] {
  const values: Record<string, Value> = {}
  const choices: Choice[] = []
  collect({ elements: parse(text), values, choices, locale })
  const messages: Record<string, string> = { text }
  const translate = createTranslator({ locale, messages, timeZone: 'UTC', onError: rethrow })
  const samples = choices.flatMap(({ name, isPlural, options }) =>
    options.map((option) => {
      const value = isPlural ? toSampleNumber({ option, locale }) : option
      return {
        when: `${name} = ${value}`,
        shown: translate.rich('text', { ...values, [name]: value }),
      }
    }),
  )
  if (samples.length > 0) return samples.slice(0, mostSamples)
  return [{ when: '', shown: translate.rich('text', values) }]
}

function rethrow(error: Error): never {
  throw error
}

function toSampleNumber({ option, locale }: { option: string; locale: Locale }): number {
  return option.startsWith('=') ? Number(option.slice(1)) : (numbers[locale][option] ?? 0)
}

type Collected = { values: Record<string, Value>; choices: Choice[]; locale: Locale }

function collect({ elements, ...found }: Collected & { elements: MessageFormatElement[] }): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        found.values[element.value] ??= `‹${element.value}›`
        break
      case TYPE.number:
        found.values[element.value] = 1234.5
        break
      case TYPE.date:
      case TYPE.time:
        found.values[element.value] = new Date('2026-03-01T12:00:00Z')
        break
      case TYPE.tag:
        found.values[element.value] = (chunks: ReactNode) => <u>{chunks}</u>
        collect({ elements: element.children, ...found })
        break
      case TYPE.plural:
      case TYPE.select:
        collectChoice({ element, ...found })
        break
      case TYPE.literal:
      case TYPE.pound:
    }
  }
}

function collectChoice({
  element,
  ...found
}: Collected & {
  element: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>
}): void {
  const { value: name, options } = element
  const isPlural = element.type === TYPE.plural
  const written = Object.keys(options)
  const exact = written.filter((option) => option.startsWith('='))
  const shown = isPlural ? [...exact, ...Object.keys(numbers[found.locale])] : written
  if (!found.choices.some((choice) => choice.name === name)) {
    found.choices.push({ name, isPlural, options: shown })
  }
  found.values[name] ??= isPlural ? (numbers[found.locale].other ?? 0) : 'other'
  for (const option of Object.values(options)) collect({ elements: option.value, ...found })
}
