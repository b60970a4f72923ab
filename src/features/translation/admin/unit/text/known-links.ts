import { plainText, readMarkup, type TextNode } from './markup'

/** A text and the Romanian in whose numbers it names links. */
type Sides = { text: string; source: string }

/**
 * An earlier text without the links whose numbers stand for others now, of which the words stay. Links
 * are told apart by their words in the Romanian, those that a translation has alone by its own.
 */
export function withKnownLinks({ then, now }: { then: Sides; now: Sides }): string {
  const [former, present] = [linkWords(then), linkWords(now)]
  return then.text.replace(
    /<a id="(\d{1,6})">(.*?)<\/a>/gsu,
    (link: string, number: string, words: string) =>
      former.get(number) === present.get(number) ? link : words,
  )
}

function linkWords({ text, source }: Sides): ReadonlyMap<string, string> {
  return new Map([...linksIn(readMarkup(text)), ...linksIn(readMarkup(source))])
}

function linksIn(nodes: TextNode[]): [number: string, words: string][] {
  return nodes.flatMap((node): [string, string][] => {
    if (node.type !== 'element') return []
    if (node.name === 'a' && node.id !== null) return [[node.id, plainText(node.children)]]
    return linksIn(node.children)
  })
}
