import type { ExchangeFormat } from './types'

const extensions = new Map<string, ExchangeFormat>([
  ['xlf', 'xliff-1.2'],
  ['xliff', 'xliff-1.2'],
  ['po', 'po'],
  ['csv', 'csv'],
  ['json', 'json'],
])

/** Enough for the opening tag and whatever comments are before it, in bytes. */
const headLength = 4096

/** The format of a file by its first bytes, else by its name; null if neither tells. */
export function detectFormat({
  name,
  bytes,
}: {
  name: string
  bytes: Uint8Array
}): ExchangeFormat | null {
  const head = new TextDecoder().decode(bytes.subarray(0, headLength)).trimStart()
  if (head.startsWith('<')) {
    return /urn:oasis:names:tc:xliff:document:2|<xliff[^>]*\bversion=["']2/.test(head)
      ? 'xliff-2.1'
      : 'xliff-1.2'
  }
  if (/^(?:#|msgctxt\s|msgid\s)/.test(head)) return 'po'
  if (/^"?unit"?\s*[,;]/.test(head)) return 'csv'
  if (/^[{[]/.test(head)) return 'json'
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return extensions.get(extension) ?? null
}
