/** Own hooks, and after them those that are there. Payload's types promise a list; globals come without. */
export function prependHooks<Hook>({
  own,
  hooks,
}: {
  own: Hook[]
  hooks: Hook[] | undefined
}): Hook[] {
  return [...own, ...(hooks ?? [])]
}
