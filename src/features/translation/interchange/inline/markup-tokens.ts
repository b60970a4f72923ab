import { readMarkup, type Fault } from '../../checks/markup'

/** A piece of markup; `raw` is exactly what it was. */
export type MarkupToken =
  | { kind: 'text'; raw: string; text: string }
  | { kind: 'open' | 'close'; raw: string; tag: string; number: string }
  | { kind: 'point'; raw: string; tag: string; number: string }
  | { kind: 'other'; raw: string }

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
])

const pieces =
  /(&(?:amp|lt|gt);|[^&<>]+)|<(\/?)(b|i|u|s|code)>|<a id="(\d{1,6})">|(<\/a>)|<(br|tab)\/>|<x id="(\d{1,6})"\/>|<[^<>]*>|[&<>]/g

/** Every character of the markup is in exactly one token, in order. */
function markupTokens(markup: string): MarkupToken[] {
  return [...markup.matchAll(pieces)].map((match): MarkupToken => {
    const [raw, text, slash, format, link, linkEnd, point, object] = match
    if (text !== undefined) return { kind: 'text', raw, text: characters.get(text) ?? text }
    if (format !== undefined) {
      return { kind: slash === '/' ? 'close' : 'open', raw, tag: format, number: '' }
    }
    if (link !== undefined) return { kind: 'open', raw, tag: 'a', number: link }
    if (linkEnd !== undefined) return { kind: 'close', raw, tag: 'a', number: '' }
    if (point !== undefined) return { kind: 'point', raw, tag: point, number: '' }
    if (object !== undefined) return { kind: 'point', raw, tag: 'x', number: object }
    return { kind: 'other', raw }
  })
}

/** The markup with every start and end that has no partner made a token of its own kind. */
export function pairedTokens(markup: string): MarkupToken[] {
  const tokens = markupTokens(markup)
  const open: number[] = []
  const paired = new Set<number>()
  tokens.forEach((token, index) => {
    if (token.kind === 'open') open.push(index)
    if (token.kind !== 'close') return
    const last = open.at(-1)
    const partner = last === undefined ? undefined : tokens[last]
    if (last === undefined || partner?.kind !== 'open' || partner.tag !== token.tag) return
    open.pop()
    paired.add(last).add(index)
  })
  return tokens.map((token, index) => {
    const isLost = (token.kind === 'open' || token.kind === 'close') && !paired.has(index)
    return isLost ? { kind: 'other', raw: token.raw } : token
  })
}

/** Whether all tags are known, closed and nested, no link in another; a lone `&` or `>` does no harm. */
export function isSoundMarkup(markup: string): boolean {
  const tokens = pairedTokens(markup)
  const isKnown = ({ kind, raw }: MarkupToken) => kind !== 'other' || raw === '&' || raw === '>'
  const isLinkInLink = ({ fault }: Fault) => fault === 'link-in-link'
  return tokens.every(isKnown) && !readMarkup(markup).faults.some(isLinkInLink)
}
