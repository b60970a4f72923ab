import { Drawing } from './drawing'

export function CinemaArtwork() {
  return <Drawing>{null}</Drawing>
}
