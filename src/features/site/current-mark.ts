/** How a navigation entry relates to the page: the page itself, the part it belongs to, neither. */
export function currentMark({
  entry,
  path,
}: {
  entry: string
  path: string
}): 'page' | 'true' | undefined {
  if (entry === path) return 'page'
  return entry !== '' && path.startsWith(`${entry}/`) ? 'true' : undefined
}
