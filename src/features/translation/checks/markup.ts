import { remembering } from '@/i18n/memoize'
import type { Range } from '@/lib/text-range'
import type { Piece } from './reading'

/** A tag of rich text as it is written, `/` in front of a closing one. */
export type Tag = Range & { name: string; id: number | null; kind: 'open' | 'close' | 'single' }

export type Fault = Range & {
  fault: 'unknown-tag' | 'bare-sign' | 'open' | 'unmatched' | 'link-in-link' | 'id-missing'
  written: string
}

export type Markup = { pieces: Piece[]; tags: Tag[]; faults: Fault[] }

const TOKEN = /<[^<>]*>|&(?:amp|lt|gt);|[<>&]/gu
const PAIRED = /^<(\/?)(b|i|u|s|code|a)(?: id="(\d+)")?>$/u
const SINGLE = /^<(br|tab|x)(?: id="(\d+)")?\s?\/>$/u
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const standIns: Record<string, string> = { br: '\n', tab: '\t', x: '\uFFFC' }
const numbered = new Set(['a', 'x'])

/** Takes the markup of a block of rich text apart. */
export const readMarkup = remembering((text): Markup => {
  const pieces: Piece[] = []
  const tags: Tag[] = []
  const faults: Fault[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    pieces.push({ plain: text.slice(end, index), start: end, end: index })
    end = index + written.length
    const range = { start: index, end }
    const tag = parseTag(written)
    const plain = tag === undefined ? (characters[written] ?? written) : (standIns[tag.name] ?? '')
    pieces.push({ plain, ...range })
    if (tag !== undefined) {
      tags.push({ ...tag, ...range })
      if (isIdMissing(tag)) faults.push({ fault: 'id-missing', written, ...range })
    } else if (!(written in characters)) {
      faults.push({ fault: written.length > 1 ? 'unknown-tag' : 'bare-sign', written, ...range })
    }
  }
  pieces.push({ plain: text.slice(end), start: end, end: text.length })
  return { pieces, tags, faults: [...faults, ...nestingFaults({ tags, text })] }
})

function parseTag(written: string): Omit<Tag, keyof Range> | undefined {
  const [, slash, paired, pairedId] = PAIRED.exec(written) ?? []
  if (paired !== undefined) {
    return { name: paired, id: parseId(pairedId), kind: slash === '/' ? 'close' : 'open' }
  }
  const [, single, singleId] = SINGLE.exec(written) ?? []
  return single === undefined ? undefined : { name: single, id: parseId(singleId), kind: 'single' }
}

function parseId(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}

function isIdMissing({ name, id, kind }: Omit<Tag, keyof Range>): boolean {
  return numbered.has(name) && id === null && kind !== 'close'
}

function nestingFaults({ tags, text }: { tags: readonly Tag[]; text: string }): Fault[] {
  const open: Tag[] = []
  // How many of each name are open: looking for one among all would take as long as there are many.
  const depths = new Map<string, number>()
  const faults: Fault[] = []
  const isOpen = (name: string) => (depths.get(name) ?? 0) > 0
  const report = ({ tag, fault }: { tag: Tag; fault: Fault['fault'] }) => {
    const { start, end } = tag
    faults.push({ fault, written: text.slice(start, end), start, end })
  }
  const closeLast = () => {
    const last = open.pop()
    if (last) depths.set(last.name, (depths.get(last.name) ?? 0) - 1)
    return last
  }
  for (const tag of tags) {
    const { name, kind } = tag
    if (kind === 'open') {
      if (name === 'a' && isOpen('a')) report({ tag, fault: 'link-in-link' })
      open.push(tag)
      depths.set(name, (depths.get(name) ?? 0) + 1)
    }
    if (kind !== 'close') continue
    if (!isOpen(name)) {
      report({ tag, fault: 'unmatched' })
      continue
    }
    let last = closeLast()
    while (last !== undefined && last.name !== name) {
      report({ tag: last, fault: 'open' })
      last = closeLast()
    }
  }
  for (const tag of open) report({ tag, fault: 'open' })
  return faults
}
