import { escapeMarkup } from '@/rich-text/escape-markup'
import type { Found } from '../found'
import { readMarkup, type Tag } from '../markup'
import type { Subject } from '../subject'

const FORMATS = ['b', 'i', 'u', 's', 'code']

/** Markup that cannot be read. */
export function markup({ plain, input }: Subject): Found[] {
  if (input.format !== 'rich-text') return []
  return readMarkup(plain).faults.map(({ fault, written, start, end }) => ({
    check: 'markup',
    level: 'error',
    args: { variant: fault, written, escaped: escapeMarkup(written) },
    range: { start, end },
  }))
}

/** Links and inserted parts are those of the source; formats should be. */
export function tags({ plain, input }: Subject): Found[] {
  if (input.format !== 'rich-text' || input.source === null) return []
  const [own, original] = [readMarkup(plain).tags, readMarkup(input.source).tags]
  return [
    ...numberedTags({ own, original, name: 'a', kind: 'link' }),
    ...numberedTags({ own, original, name: 'x', kind: 'part' }),
    ...formats({ own, original }),
  ]
}

export function linkTextEmpty({ plain, input }: Subject): Found[] {
  if (input.format !== 'rich-text') return []
  const found = plain.matchAll(/<a id="(\d+)">(?:\s|<[^ax][^<>]*>)*<\/a>/gu)
  return [...found].map(({ 0: link, 1: id = '', index }) => ({
    check: 'link-text-empty',
    level: 'error',
    args: { id: Number(id) },
    range: { start: index, end: index + link.length },
  }))
}

type Sides = { own: Tag[]; original: Tag[] }

function numberedTags(options: Sides & { name: string; kind: string }): Found[] {
  const { own, original, name, kind } = options
  const idsIn = (tags: Tag[]) =>
    tags.filter((tag) => tag.name === name && tag.kind !== 'close' && tag.id !== null)
  const without = (some: Tag[], others: Tag[]): Tag[] =>
    idsIn(some).filter(({ id }, at, all) => {
      const isFirst = all.findIndex((one) => one.id === id) === at
      return isFirst && !idsIn(others).some((one) => one.id === id)
    })
  return [
    ...without(original, own).map(({ id }): Found => ({
      check: 'tags',
      level: 'error',
      args: { variant: `${kind}-lost`, id: id ?? 0 },
    })),
    ...without(own, original).map(({ id, start, end }): Found => ({
      check: 'tags',
      level: 'error',
      args: { variant: `${kind}-unknown`, id: id ?? 0 },
      range: { start, end },
    })),
  ]
}

function formats({ own, original }: Sides): Found[] {
  const count = (tags: Tag[], name: string): number =>
    tags.filter((tag) => tag.name === name && tag.kind === 'open').length
  return FORMATS.flatMap((name): Found[] => {
    const [found, expected] = [count(own, name), count(original, name)]
    if (found === expected) return []
    return [{ check: 'tags', level: 'warning', args: { variant: 'format', name, found, expected } }]
  })
}
