import { Drawing } from './drawing'

export function TravelArtwork() {
  return <Drawing>{null}</Drawing>
}
