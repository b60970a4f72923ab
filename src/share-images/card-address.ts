import { readSignedContent, signContent } from '@/lib/signed-content'
import { parseCard, normalizeTitle, type ShareCard } from './share-card'

const purpose = 'pasiuni share image'
const folder = '/share-images'
const ending = '.png'

/** Raised with the look of the cards, so that networks fetch their images again. */
const look = 1

/**
 * Where the image of a card is served: the card itself, signed with the secret of the site. Another
 * text has another address, and nobody else can have a text of their own drawn.
 */
export function cardAddress({ card, secret }: { card: ShareCard; secret: string }): string {
  const { locale, topic, siteName, title } = card
  // Named one by one: their order is part of the address.
  const value = { look, locale, topic, siteName, title: normalizeTitle(title) }
  return `${folder}/${signContent({ value, secret, purpose })}${ending}`
}

/** The card of the last part of an address; null when this site has not made it. */
export function readCardName({ name, secret }: { name: string; secret: string }): ShareCard | null {
  if (!name.endsWith(ending)) return null
  const token = name.slice(0, -ending.length)
  return parseCard(readSignedContent({ token, secret, purpose }))
}
