import { byLocale } from '@/i18n/by-locale'
import type { Locale } from '@/i18n/locales'
import { en } from '@/i18n/catalogue/en'
import { ro } from '@/i18n/catalogue/ro'
import { ru } from '@/i18n/catalogue/ru'
import { splitBlocks } from '@/features/translation/cut-off/clean-text'
import type { Block } from '@/rich-text/block'
import type { TextFormat, TextRole } from '@/features/translation/types'
import { readSeededTexts, type SeededText } from './seeded-texts'

export type SeededUnit = {
  key: string
  format: TextFormat
  role: TextRole
  texts: Record<Locale, string>
}

/** What a translator gets to see of the first texts: block by block, with the messages in code. */
export async function readSeededUnits(): Promise<SeededUnit[]> {
  return [...(await readSeededTexts()).flatMap(toUnits), ...messageUnits()]
}

function toUnits({ key, ...texts }: SeededText): SeededUnit[] {
  const blocks = byLocale((locale) => splitBlocks(texts[locale]))
  if (blocks.ro.length === 1) return [{ key, format: 'text', role: getRole(texts.ro), texts }]
  return blocks.ro.map(({ kind }, position) => ({
    key: `${key}#${position}`,
    format: 'rich-text',
    role: kind === 'heading' ? 'heading' : 'prose',
    texts: byLocale((locale) => toMarkup(blocks[locale][position])),
  }))
}

function messageUnits(): SeededUnit[] {
  const [english, russian] = [new Map(flatten(en)), new Map(flatten(ru))]
  return flatten(ro).map(([key, text]) => ({
    key,
    format: 'message',
    role: getRole(text),
    texts: { ro: text, en: english.get(key) ?? '', ru: russian.get(key) ?? '' },
  }))
}

function getRole(text: string): TextRole {
  return /[.!?…:]$/u.test(text) || text.length > 60 ? 'prose' : 'label'
}

/** The Markdown of the seed as the desk writes rich text. */
function toMarkup(block: Block | undefined): string {
  let links = 0
  const escaped = (block?.text ?? '').replace(/&/gu, '&amp;').replace(/</gu, '&lt;')
  return escaped
    .replace(/>/gu, '&gt;')
    .replace(/\*\*(\S[^*]*)\*\*/gu, '<b>$1</b>')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, (_, text: string) => `<a id="${(links += 1)}">${text}</a>`)
}

function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]]
    return typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : []
  })
}
