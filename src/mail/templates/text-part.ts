import type { Block, RenderedMail } from './rendered-mail'
import { oneLine, splitParagraphs, plain } from './plain'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}

/** The words of simple HTML; links keep their address. */
function toPlainText(html: string): string {
  return html
    .replace(/<(style|script|head)\b.*?<\/\1>/gis, '')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis, (_, href: string, label: string) =>
      label.trim() === href.trim() ? ` ${href} ` : ` ${label}: ${href} `,
    )
    .replace(/<(br|\/p|\/div|\/h\d|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .split('\n')
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'notice':
      return oneLine(block.text)
    case 'link':
      return `${oneLine(block.label)}:\n${block.url}`
    case 'facts':
      return block.facts.map(({ term, value }) => `${term}: ${oneLine(value)}`).join('\n')
    case 'prose':
      return splitParagraphs(block.text).join('\n\n')
    case 'quote':
      return plain(block.text).trim().replace(/^/gm, '> ')
    case 'html':
      return toPlainText(block.html)
  }
}

/** A mail for readers without HTML. */
export function textPart({ title, blocks, footer }: RenderedMail): string {
  const body = [oneLine(title), ...blocks.map(renderBlock)].join('\n\n')
  return `${body}\n\n-- \n${[...footer.lines, footer.home].join('\n')}\n`
}
