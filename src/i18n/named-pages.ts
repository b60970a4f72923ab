import type { Text } from './text'

/** A page and what it is called in a language. */
export type NamedPage = { name: Text; href: string }

type TextPart = string | { name: string; href: string }

// A pair of quotation marks of one of the languages, with what is between them.
const quoted = /([„“«])([^„“”«»]+)(?=[”»])/gu

/** A text in parts, where the name of a page in quotation marks leads to that page. */
export function withNamedPages({ text, pages }: { text: Text; pages: NamedPage[] }): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 1: mark = '', 2: name = '', index } of text.value.matchAll(quoted)) {
    const page = pages.find((one) => one.name.lang === text.lang && one.name.value === name)
    if (!page) continue
    const start = index + mark.length
    parts.push(text.value.slice(done, start), { name, href: page.href })
    done = start + name.length
  }
  return [...parts, text.value.slice(done)]
}
