import type { ReactNode } from 'react'
import type { Range } from '@/lib/text-range'
import styles from './formatted-text.module.css'
import { plainText, type TextNode } from './markup'

type Placed = {
  nodes: TextNode[]
  /** What the text in another language lacks. */
  marked: Range | null
  /** Where the first of the nodes starts, in characters as they are read. */
  from?: number
}

/** Shows a text as it will read, what cannot be seen included: placeholders and elements. */
export function FormattedText({ nodes, marked, from = 0 }: Placed) {
  return nodes.map((node, index) => {
    const start = from + plainText(nodes.slice(0, index)).length
    return <NodeText key={`${start}-${index}`} marked={marked} node={node} start={start} />
  })
}

function NodeText({
  node,
  marked,
  start,
}: {
  node: TextNode
  marked: Range | null
  start: number
}): ReactNode {
  switch (node.type) {
    case 'text':
      return <MarkedText marked={marked} start={start} text={node.text} />
    case 'token':
      return <bdi className={styles[node.kind]}>{node.text}</bdi>
    case 'broken':
      return <bdi className={styles.broken}>{node.text}</bdi>
    case 'void':
      if (node.name === 'br') return <br />
      return <bdi className={styles.tag}>{node.name === 'tab' ? '⇥' : `⧉ ${node.id ?? ''}`}</bdi>
    case 'element':
      return (
        <Element id={node.id} name={node.name}>
          <FormattedText from={start} marked={marked} nodes={node.children} />
        </Element>
      )
  }
}

function Element({ name, id, children }: { name: string; id: string | null; children: ReactNode }) {
  switch (name) {
    case 'b':
      return <strong>{children}</strong>
    case 'i':
      return <em>{children}</em>
    case 'u':
      return <u>{children}</u>
    case 's':
      return <s>{children}</s>
    case 'code':
      return <code className={styles.code}>{children}</code>
    case 'a':
      return (
        <span className={styles.link}>
          {children}
          <sup>{id}</sup>
        </span>
      )
    default:
      return <span className={styles.broken}>{children}</span>
  }
}

function MarkedText({
  text,
  start,
  marked,
}: {
  text: string
  start: number
  marked: Range | null
}) {
  const from = Math.max(0, (marked?.start ?? 0) - start)
  const to = Math.min(text.length, (marked?.end ?? 0) - start)
  if (!marked || from >= to) return text
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.marked}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
