const pair = /^(?:(b|i|u|s|code)\d+|(a)(\d{1,6}))(?:-\d+)?$/
const point = /^(?:(br|tab)\d+|(x)(\d{1,6}))(?:-\d+)?$/
const control = /^cp([0-9A-F]{4})(?:-\d+)?$/

/** Start and end in markup of the pair with this identifier; null for one that another tool made. */
export function pairMarks(id: string): { start: string; end: string } | null {
  const match = pair.exec(id)
  if (!match) return null
  const [, format, link, number] = match
  const tag = format ?? link ?? ''
  return { start: link ? `<a id="${number}">` : `<${tag}>`, end: `</${tag}>` }
}

/** The markup of a single code; null for a code that another tool made. */
export function pointMark(id: string): string | null {
  const hex = control.exec(id)?.[1]
  if (hex !== undefined) return parseCharacter(hex)
  const match = point.exec(id)
  if (!match) return null
  const [, tag, object, number] = match
  return object ? `<x id="${number}"/>` : `<${tag}/>`
}

/** The character with this hexadecimal number; null unless it is one. */
export function parseCharacter(hex: string): string | null {
  return /^[0-9A-Fa-f]{1,6}$/.test(hex) && parseInt(hex, 16) <= 0x10ffff
    ? String.fromCodePoint(parseInt(hex, 16))
    : null
}
