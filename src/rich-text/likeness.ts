/** How much two texts of one language have in common, in words or in their beginning and end: 0…1. */
export function likeness(a: string, b: string): number {
  return Math.max(sharedWords(a, b), sharedEnds(a, b))
}

function sharedWords(a: string, b: string): number {
  const [first, second] = [toWords(a), toWords(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return (2 * shared) / Math.max(1, first.size + second.size)
}

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
}

function sharedEnds(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  return (2 * (start + end)) / Math.max(1, a.length + b.length)
}
