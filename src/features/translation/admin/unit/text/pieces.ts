import type { Locale } from '@/i18n/locales'
import type { TextFormat } from '../../../types'
import { plainText, readMarkup, type TextNode } from './markup'

/** Something of the source that a translation has to or may contain; inserted with one click. */
export type Piece = {
  kind: 'format' | 'link' | 'break' | 'tab' | 'element' | 'argument' | 'tag' | 'plural'
  /** The tag or argument; for a link the words of the source, for an element its number. */
  name: string
  /** Goes before the selection; `after` goes behind it, empty for what stands alone. */
  before: string
  after: string
  /** Whether the source has it more often than the text. */
  isMissing: boolean
}

type Texts = { source: string; text: string }

const pluralBranches: Record<Locale, string> = {
  ro: 'one {} few {} other {}',
  en: 'one {} other {}',
  ru: 'one {} few {} many {} other {}',
}

/** Parts of the source besides words, in its order, each once. */
export function splitPieces({
  format,
  locale,
  source,
  text,
  messageArguments,
}: Texts & { format: TextFormat; locale: Locale; messageArguments: string[] }): Piece[] {
  if (format === 'rich-text') return richTextPieces({ source, text })
  if (format !== 'message') return []
  return [
    ...messageArguments.map((name) => argumentPiece({ name, locale, source, text })),
    ...messageTags({ source, text }),
  ]
}

function richTextPieces({ source, text }: Texts): Piece[] {
  const pieces = new Map<string, Piece>()
  function visit(nodes: TextNode[]) {
    for (const node of nodes) {
      if (node.type !== 'element' && node.type !== 'void') continue
      const piece = richTextPiece(node)
      if (!pieces.has(piece.before)) {
        const isMissing = isRarer({ part: piece.before, source, text })
        pieces.set(piece.before, { ...piece, isMissing })
      }
      if (node.type === 'element') visit(node.children)
    }
  }
  visit(readMarkup(source))
  return [...pieces.values()]
}

function richTextPiece(
  node: Extract<TextNode, { type: 'element' | 'void' }>,
): Omit<Piece, 'isMissing'> {
  const attribute = node.id === null ? '' : ` id="${node.id}"`
  if (node.type === 'void') {
    const kind = node.name === 'br' ? 'break' : node.name === 'tab' ? 'tab' : 'element'
    return { kind, name: node.id ?? '', before: `<${node.name}${attribute}/>`, after: '' }
  }
  const isLink = node.name === 'a'
  return {
    kind: isLink ? 'link' : 'format',
    name: isLink ? plainText(node.children) : node.name,
    before: `<${node.name}${attribute}>`,
    after: `</${node.name}>`,
  }
}

function argumentPiece({
  name,
  locale,
  source,
  text,
}: Texts & { name: string; locale: Locale }): Piece {
  const isUsed = usesArgument({ name, text })
  const choice = new RegExp(`\\{\\s*${escaped(name)}\\s*,\\s*plural\\s*,`, 'u')
  const isMissing = !isUsed && usesArgument({ name, text: source })
  if (!choice.test(source)) {
    return { kind: 'argument', name, before: `{${name}}`, after: '', isMissing }
  }
  const before = `{${name}, plural, ${pluralBranches[locale]}}`
  return { kind: 'plural', name, before, after: '', isMissing }
}

function messageTags({ source, text }: Texts): Piece[] {
  const names = new Set([...source.matchAll(/<([\w-]+)>/gu)].map(([, name = '']) => name))
  return [...names].map((name) => ({
    kind: 'tag',
    name,
    before: `<${name}>`,
    after: `</${name}>`,
    isMissing: isRarer({ part: `<${name}>`, source, text }),
  }))
}

function usesArgument({ name, text }: { name: string; text: string }): boolean {
  return new RegExp(`\\{\\s*${escaped(name)}\\s*[,}]`, 'u').test(text)
}

function isRarer({ part, source, text }: Texts & { part: string }): boolean {
  return text.split(part).length < source.split(part).length
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
}
