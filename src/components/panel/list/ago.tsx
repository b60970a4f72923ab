import type { Speaker } from '../speaker'

/** How long ago something was; the moment itself is its hint. */
export function Ago({ at, now, speaker }: { at: string; now: Date; speaker: Speaker }) {
  return (
    <time dateTime={at} title={speaker.moment(at)}>
      {speaker.ago({ at, now })}
    </time>
  )
}
