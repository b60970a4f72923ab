import { createAppClient as create } from '../../src/front/app/app-client'

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
export const createAppClient: typeof create = (options) => {
  const client = create(options)
  return {
    ...client,
    ask: async (question) => {
      const answer = await client.ask(question)
      if (!String(answer.headers['content-type']).startsWith('text/html')) return answer
      const escaped = new RegExp(Object.keys(characters).join('|').replaceAll('\\', '\\\\'), 'g')
      const document = answer.body.toString().replace(escaped, (text) => characters[text] ?? text)
      return { ...answer, body: Buffer.from(document) }
    },
  }
}
