import { noticeTexts } from '../../texts/unit-notices'
import { problemText } from '@/components/panel/panel-call.client'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { Notice } from './editor-state'

/** What the server said, or that it said nothing; the text stays where it is either way. */
export function failureNotice({ failure, intl }: { failure: unknown; intl: PanelIntl }): Notice {
  const { t, language } = intl
  const noResponse = t(noticeTexts.noAnswer)
  return { level: 'error', text: problemText({ error: failure, language, noResponse }) }
}
