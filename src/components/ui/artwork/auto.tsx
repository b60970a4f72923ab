import { Drawing } from './drawing'

export function AutoArtwork() {
  return <Drawing>{null}</Drawing>
}
