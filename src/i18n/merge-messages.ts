import { isRecord } from '@/lib/is-record'

/**
 * A copy of a message tree with other texts at some keys. Keys that the tree does not have are left
 * out, so that what is merged always has the tree's shape.
 */
export function mergeMessages<Tree extends object>({
  tree,
  texts,
}: {
  tree: Tree
  texts: Readonly<Record<string, string>>
}): Tree {
  const merged = structuredClone(tree)
  for (const [key, text] of Object.entries(texts)) replaceText({ tree: merged, key, text })
  return merged
}

function replaceText({ tree, key, text }: { tree: object; key: string; text: string }): void {
  const names = key.split('.')
  const last = names.pop() ?? key
  let node: unknown = tree
  for (const name of names) node = ownValue({ node, name })
  if (isRecord(node) && typeof ownValue({ node, name: last }) === 'string') node[last] = text
}

function ownValue({ node, name }: { node: unknown; name: string }): unknown {
  return isRecord(node) && Object.hasOwn(node, name) ? node[name] : undefined
}
