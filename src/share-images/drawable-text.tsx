import { families } from './card-fonts'
import { cardSize } from './share-card'
import { toSvg } from './to-svg'

/** The text without what the fonts cannot show: an empty box says less than nothing. */
export async function drawableText(text: string): Promise<string> {
  const missing = new Set<string>()
  const node = <div style={{ fontFamily: families.display }}>{text}</div>
  await toSvg({ node, size: cardSize, missing })
  const known = [...missing].reduce((rest, characters) => rest.replaceAll(characters, ''), text)
  return known.replace(/\s+/g, ' ').trim()
}
