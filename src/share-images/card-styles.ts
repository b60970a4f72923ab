import { readFile } from 'node:fs/promises'
import path from 'node:path'
import artwork from '@/components/ui/artwork/artwork.module.css'
import mark from '@/components/ui/mark.module.css'

const tokensFile = path.join(process.cwd(), 'src/styles/tokens.css')

// The style sheets of the artwork and the mark, whose classes have other names in every build, as
// far as a renderer without a page needs them.
const inks = {
  poster: '--poster',
  deep: '--art-deep',
  mid: '--art-mid',
  second: '--art-second',
  vivid: '--art-vivid',
  cream: '--art-cream',
  sun: '--art-sun',
} as const
const pieces = ['auto', 'cinema', 'fighting', 'travel'] as const

function drawingRules(): string {
  const artworkRules = Object.entries(inks).map(
    ([name, token]) => `.${artwork[name]} { color: var(${token}); fill: var(${token}); }`,
  )
  const line = `.${artwork.line}, .${artwork.line} > * { fill: none; stroke: currentcolor; }`
  const markRules = pieces.map((name) => `.${mark[name]} { fill: var(--mark-${name}); }`)
  return [...artworkRules, line, ...markRules].join('\n')
}

let sheet: Promise<string> | undefined

/** The colours of the site in its light theme, and the rules of its drawings. */
export function loadStyles(): Promise<string> {
  sheet ??= readFile(/* turbopackIgnore: true */ tokensFile, 'utf8').then(
    (tokens) => `${tokens}\n${drawingRules()}`,
  )
  return sheet
}
