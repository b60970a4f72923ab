import type { TextNode } from './markup'

// `{name}` and `{name, plural,` open an argument; `few {` opens a branch; both close with `}`.
const argument = /\{\s*[\w-]+\s*\}/uy
const opening = /\{\s*[\w-]+\s*,\s*(?:plural|selectordinal|select)\s*,(?:\s*offset:\d+)?/uy
const formatted = /\{\s*[\w-]+\s*,[^{}]*\}/uy
const branch = /(?:=\d+|[\w-]+)\s*\{/uy
const tag = /<\/?[\w-]+\/?>/uy

type Level = 'choice' | 'branch'

/** Splits an ICU message into what is read and what is syntax; never fails. */
export function readMessage(message: string): TextNode[] {
  const nodes: TextNode[] = []
  const levels: Level[] = []
  let text = ''
  let position = 0

  function add(node: TextNode & { text: string }) {
    if (text !== '') nodes.push({ type: 'text', text })
    text = ''
    nodes.push(node)
    position += node.text.length
  }

  while (position < message.length) {
    const level = levels.at(-1)
    const rest = message.charAt(position)
    const token =
      level === 'choice' ? branchToken({ message, position }) : textToken({ message, position })
    if (token) {
      if (token.opens) levels.push(token.opens)
      add({ type: 'token', kind: token.kind, text: token.text })
    } else if (rest === '}' && level) {
      levels.pop()
      add({ type: 'token', kind: 'syntax', text: rest })
    } else if (rest === '#' && levels.length > 0 && level === 'branch') {
      add({ type: 'token', kind: 'argument', text: rest })
    } else {
      text += rest
      position += 1
    }
  }
  if (text !== '') nodes.push({ type: 'text', text })
  return nodes
}

type Place = { message: string; position: number }

type Token = { kind: 'argument' | 'syntax' | 'tag'; text: string; opens?: Level }

function branchToken({ message, position }: Place): Token | null {
  const text = matchAt({ pattern: branch, message, position })
  return text === null ? null : { kind: 'syntax', text, opens: 'branch' }
}

function textToken({ message, position }: Place): Token | null {
  const choice = matchAt({ pattern: opening, message, position })
  if (choice !== null) return { kind: 'syntax', text: choice, opens: 'choice' }
  const name =
    matchAt({ pattern: argument, message, position }) ??
    matchAt({ pattern: formatted, message, position })
  if (name !== null) return { kind: 'argument', text: name }
  const part = matchAt({ pattern: tag, message, position })
  return part === null ? null : { kind: 'tag', text: part }
}

function matchAt({
  pattern,
  message,
  position,
}: {
  pattern: RegExp
  message: string
  position: number
}): string | null {
  pattern.lastIndex = position
  return pattern.exec(message)?.[0] ?? null
}
