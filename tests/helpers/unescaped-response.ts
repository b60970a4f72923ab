import { askApplication as ask } from '../../src/delivery/captured-response'

const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '\\u003c': '<',
  '\\u003e': '>',
}

/** Stands in for the real one in `unescaped-front.ts`: as if the application escaped nothing. */
export const askApplication: typeof ask = async (options) => {
  const answer = await ask(options)
  const escaped = new RegExp(Object.keys(characters).join('|').replaceAll('\\', '\\\\'), 'g')
  const document = answer.body.toString().replace(escaped, (text) => characters[text] ?? text)
  return { ...answer, body: Buffer.from(document) }
}
