import sharp from 'sharp'
import { CardLayout, titleBox } from './card-layout'
import { loadStyles } from './card-styles'
import { drawableText } from './drawable-text'
import { cardSize, type ShareCard } from './share-card'
import { fitTitle, titleStyle, type TitleFit } from './title-fit'
import { toSvg } from './to-svg'

function getExtent(svg: string): { width: number; height: number } {
  // The size that the library gives the sheet: <svg width="1200" height="630" …
  const [, width, height] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** The size of its letters at which a title fills its place. */
async function findTitleFit(card: ShareCard): Promise<TitleFit> {
  const box = titleBox(card)
  const words = { ...titleStyle({ size: 100, lines: null }), width: 'min-content' }
  const { width } = getExtent(
    await toSvg({ node: <div style={words}>{card.title}</div>, size: { height: cardSize.height } }),
  )

  async function heightAt(size: number): Promise<number> {
    const lines = { ...titleStyle({ size, lines: null }), width: box.width }
    const node = <div style={lines}>{card.title}</div>
    return getExtent(await toSvg({ node, size: { width: box.width } })).height
  }
  return fitTitle({ box, widestWord: width / 100, heightAt })
}

/** A card as a PNG of at most 256 colours. */
export async function drawCard(given: ShareCard): Promise<Buffer> {
  const card = {
    ...given,
    title: await drawableText(given.title),
    siteName: await drawableText(given.siteName),
  }
  const fit = await findTitleFit(card)
  const node = <CardLayout card={card} fit={fit} styles={await loadStyles()} />
  const svg = await toSvg({ node, size: cardSize })
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0 }).toBuffer()
}
