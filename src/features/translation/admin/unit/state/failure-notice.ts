import { noticeTexts } from '../../texts/unit-notices'
import type { Speaker } from '@/components/panel/speaker'
import { DeskFailure } from './desk-answer'
import type { Notice } from './editor-state'

/** What the server said, or that it said nothing; the text stays where it is either way. */
export function failureNotice({
  failure,
  speaker,
}: {
  failure: unknown
  speaker: Speaker
}): Notice {
  const said = failure instanceof DeskFailure ? failure.said : null
  return { level: 'error', text: said ?? speaker.say(noticeTexts.noAnswer) }
}
