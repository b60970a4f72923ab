import type { Locale } from '@/i18n/locales'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

type Pair = readonly [open: string, close: string]

const quotes: Record<Locale, { outer: Pair; nested: Pair }> = {
  ro: { outer: ['„', '”'], nested: ['«', '»'] },
  en: { outer: ['“', '”'], nested: ['‘', '’'] },
  ru: { outer: ['«', '»'], nested: ['„', '“'] },
}
const QUOTED = /(?<![\d\p{L}])"([^"\n]+)"|“([^“”„"\n]+)”|„([^„”“"\n]+)[”“]|«([^«»\n]+)»/gu

/** Quotation marks of another language, or of a typewriter. */
export function quotesStyle({ plain, locale }: Subject): Found[] {
  const { outer, nested } = quotes[locale]
  return [...wordsOnly(plain).matchAll(QUOTED)].flatMap(({ 0: masked, index }): Found[] => {
    const range = { start: index, end: index + masked.length }
    const written = plain.slice(range.start, range.end)
    const [open, close] = [written.charAt(0), written.slice(-1)]
    const isOwn = [outer, nested].some(([left, right]) => left === open && right === close)
    if (isOwn) return []
    const right = `${outer[0]}${written.slice(1, -1)}${outer[1]}`
    const hasOwnInside = outer.some((mark) => written.slice(1, -1).includes(mark))
    return [
      {
        check: 'quotes-style',
        level: 'info',
        args: { written: `${open}…${close}`, right: `${outer[0]}…${outer[1]}` },
        range,
        ...(!hasOwnInside && { fix: right }),
      },
    ]
  })
}

/** Three full stops instead of the one sign for them. */
export function ellipsisStyle({ plain }: Subject): Found[] {
  return [...wordsOnly(plain).matchAll(/(?<![./\\])\.{3}(?![./\\])/gu)].map(({ index }) => ({
    check: 'ellipsis-style',
    level: 'info',
    args: {},
    range: { start: index, end: index + 3 },
    fix: '…',
  }))
}
