import type { Evidence } from '../types'
import type { TextPair } from './pair'

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"»”)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
const SIGN_OF_ADDRESS = /@|:\/\/|www\./iu
const PLACEHOLDER = /\{\{?\s*([\w.-]+)\s*\}?\}/gu
const TAG_LEFT_OPEN = /<[a-z/][^<>]*$/iu
const CLOSING_MARKS = /[.,;:!?…)»”"]+$/u

/** Signs that a placeholder, tag, address or number was cut in two, or is gone with the end. */
export function tokenSignals({ source, text }: TextPair): Evidence[] {
  return [
    ...openSyntax({ source: source.raw, text: text.raw }),
    ...cutAddress({ source: source.raw, text: text.raw }),
    ...cutNumber({ source: source.plain, text: text.lastBlock, isFinished: text.isFinished }),
    ...missingPlaceholders({ source: source.raw, text: text.raw }),
  ]
}

function openSyntax({ source, text }: { source: string; text: string }): Evidence[] {
  if (!/[{<]/u.test(text)) return []
  const found: Evidence[] = []
  if (surplus({ text, open: /\{/gu, close: /\}/gu }) > 0) {
    if (surplus({ text: source, open: /\{/gu, close: /\}/gu }) <= 0) {
      found.push({ weight: 0.97, reason: { code: 'placeholder-open', args: {} } })
    }
  }
  const tags = { open: /<(?!br|hr|img|input)[a-z][^<>]*(?<!\/)>/giu, close: /<\/[a-z][^<>]*>/giu }
  const isOpen = surplus({ text, ...tags }) > 0 && surplus({ text: source, ...tags }) <= 0
  if (isOpen || (TAG_LEFT_OPEN.test(text) && !TAG_LEFT_OPEN.test(source))) {
    found.push({ weight: 0.95, reason: { code: 'tag-open', args: {} } })
  }
  return found
}

function surplus({ text, open, close }: { text: string; open: RegExp; close: RegExp }): number {
  return [...text.matchAll(open)].length - [...text.matchAll(close)].length
}

function cutAddress({ source, text }: { source: string; text: string }): Evidence[] {
  if (!SIGN_OF_ADDRESS.test(source)) return []
  const tail = (/\S+$/u.exec(text)?.[0] ?? '').replace(CLOSING_MARKS, '').replace(/^.*[(«„“"]/u, '')
  if (tail.length < 5) return []
  const addresses = [...source.matchAll(ADDRESS)].map(([address]) =>
    address.replace(CLOSING_MARKS, ''),
  )
  if (addresses.includes(tail)) return []
  const whole = addresses.find((address) => address.startsWith(tail))
  if (whole === undefined) return []
  return [{ weight: 0.95, reason: { code: 'address-cut', args: { tail, whole } } }]
}

function cutNumber(options: { source: string; text: string; isFinished: boolean }): Evidence[] {
  const { source, text, isFinished } = options
  const tail = isFinished ? undefined : /(?<![\p{L}\d])\d+$/u.exec(text)?.[0]
  if (tail === undefined) return []
  const numbers: readonly string[] = source.match(/\d+/gu) ?? []
  if (numbers.includes(tail)) return []
  const whole = numbers.find((number) => number.startsWith(tail))
  if (whole === undefined) return []
  return [{ weight: 0.9, reason: { code: 'number-cut', args: { tail, whole } } }]
}

function missingPlaceholders({ source, text }: { source: string; text: string }): Evidence[] {
  if (!source.includes('{')) return []
  const present = new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1]))
  const name = [...source.matchAll(PLACEHOLDER)]
    .map((match) => match[1])
    .find((one) => !present.has(one))
  if (name === undefined) return []
  return [{ weight: 0.3, reason: { code: 'placeholder-missing', args: { name } } }]
}
