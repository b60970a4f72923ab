import { escapeHtml } from '@/lib/escape-html'
import type { Block, RenderedMail } from './rendered-mail'
import { posters, style, styleSheet } from './html-style'
import { oneLine, splitParagraphs, plain } from './plain'

function line(text: string): string {
  return escapeHtml(oneLine(text))
}

function renderLink({ label, url, hint }: Extract<Block, { kind: 'link' }>): string {
  const href = escapeHtml(url)
  const button = `<p style="${style.action}"><a class="button" href="${href}" style="${style.button}">${line(label)}</a></p>`
  if (hint === undefined) return button
  return `${button}
<p class="muted" style="${style.hint}">${line(hint)}<br><a class="address" href="${href}" style="${style.address}">${href}</a></p>`
}

function renderFact({ term, value }: { term: string; value: string }): string {
  return `<dt class="muted" style="${style.term}">${line(term)}</dt>
<dd style="${style.value}"><bdi>${line(value)}</bdi></dd>`
}

function renderQuote(text: string): string {
  const lines = escapeHtml(plain(text).trim()).replaceAll('\n', '<br>')
  return `<blockquote dir="auto" style="${style.quote}">${lines}</blockquote>`
}

function renderProse(text: string): string {
  return splitParagraphs(text)
    .map((part) => escapeHtml(part).replaceAll('\n', '<br>'))
    .map((part) => `<p dir="auto" style="${style.text}">${part}</p>`)
    .join('\n')
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${style.text}">${line(block.text)}</p>`
    case 'link':
      return renderLink(block)
    case 'notice':
      return `<p class="notice" style="${style.notice}">${line(block.text)}</p>`
    case 'facts':
      return `<dl style="${style.facts}">${block.facts.map(renderFact).join('\n')}</dl>`
    case 'prose':
      return renderProse(block.text)
    case 'quote':
      return renderQuote(block.text)
    case 'html':
      return `<div style="${style.text}">${block.html}</div>`
  }
}

function piece({ color, radius }: { color: string; radius: string }): string {
  return `<td width="15" height="15" style="padding:0"><div style="width:15px;height:15px;background:${color};border-radius:${radius};font-size:0;line-height:0">&nbsp;</div></td>`
}

/** The mark of the site, drawn from four coloured boxes: mail programs hold pictures back. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="2" border="0" width="36" style="border-collapse:separate;border-spacing:2px;margin:-2px">
<tr>${piece({ color: '#c8481a', radius: '0' })}${piece({ color: '#a33a86', radius: '0 15px 0 0' })}</tr>
<tr>${piece({ color: '#3f55d0', radius: '0 0 15px 0' })}${piece({ color: '#178570', radius: '50%' })}</tr>
</table>`

function header(home: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0" aria-hidden="true">${mark}</td>
<td style="padding:0"><a class="brand" href="${escapeHtml(home)}" style="${style.brand}">Pasiuni</a></td>
</tr></table>`
}

function footerHtml({ home, lines }: RenderedMail['footer']): string {
  const shown = lines.map((text) => `<p style="${style.footerLine}">${line(text)}</p>`)
  const href = escapeHtml(home)
  const link = `<p style="${style.footerLine}"><a class="footer-link" href="${href}" style="${style.footerLink}">${escapeHtml(home.replace(/^https?:\/\//, ''))}</a></p>`
  return [...shown, link].join('\n')
}

/** A mail as an HTML document that loads nothing from elsewhere. */
export function htmlPart({ lang, subject, title, accent, blocks, footer }: RenderedMail): string {
  const language = `lang="${lang ?? ''}"`
  return `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${line(subject)}</title>
<style>${styleSheet}
</style>
</head>
<body class="body" style="${style.body}">
<div class="body" ${language} style="${style.body}">
<div class="page" style="${style.page}">
${header(footer.home)}
<div class="head" style="${style.head};background:${posters[accent]}">
<h1 class="title" style="${style.title}">${line(title)}</h1>
</div>
<div class="content" style="${style.content}">
${blocks.map(renderBlock).join('\n')}
</div>
<div class="footer muted" style="${style.footer}">
${footerHtml(footer)}
</div>
</div>
</div>
</body>
</html>
`
}
