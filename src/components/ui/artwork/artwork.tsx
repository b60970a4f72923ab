import { AutoArtwork } from './auto'
import { CinemaArtwork } from './cinema'
import { FightingArtwork } from './fighting'
import { TravelArtwork } from './travel'

const drawings = {
  cinema: CinemaArtwork,
  auto: AutoArtwork,
  fighting: FightingArtwork,
  travel: TravelArtwork,
} as const

export type ArtworkTopic = keyof typeof drawings

/** The drawing of a topic, cropped to its container; it carries no information. */
export function Artwork({ topic }: { topic: ArtworkTopic }) {
  const Drawing = drawings[topic]
  return <Drawing />
}
