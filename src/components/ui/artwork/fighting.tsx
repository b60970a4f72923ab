import { Drawing } from './drawing'

export function FightingArtwork() {
  return <Drawing>{null}</Drawing>
}
