export type XmlNode = {
  /** With the prefix of `prefixes`, none for XLIFF itself. */
  name: string
  line: number
  attributes: Map<string, string>
  children: (XmlNode | string)[]
}

export function childNamed({ node, name }: { node: XmlNode; name: string }): XmlNode | undefined {
  return childrenNamed({ node, name })[0]
}

export function childrenNamed({ node, name }: { node: XmlNode; name: string }): XmlNode[] {
  return node.children.filter(
    (child): child is XmlNode => typeof child !== 'string' && child.name === name,
  )
}

export function ownText(node: XmlNode): string {
  return node.children.filter((child) => typeof child === 'string').join('')
}
