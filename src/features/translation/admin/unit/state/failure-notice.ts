import { noticeTexts } from '../../texts/unit-notices'
import { problemText } from '@/components/panel/panel-call.client'
import type { Speaker } from '@/components/panel/speaker'
import type { Notice } from './editor-state'

/** What the server said, or that it said nothing; the text stays where it is either way. */
export function failureNotice({
  failure,
  speaker,
}: {
  failure: unknown
  speaker: Speaker
}): Notice {
  const { say, language } = speaker
  const noAnswer = say(noticeTexts.noAnswer)
  return { level: 'error', text: problemText({ error: failure, language, noAnswer }) }
}
