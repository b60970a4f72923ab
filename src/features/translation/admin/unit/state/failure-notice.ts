import { noticeTexts } from '../../texts/unit-notices'
import { problemText } from '@/components/panel/panel-call.client'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { Notice } from './editor-state'

/** Message of the server, or that it did not respond; the text stays either way. */
export function failureNotice({ failure, intl }: { failure: unknown; intl: PanelIntl }): Notice {
  const { t, language } = intl
  const noResponse = t(noticeTexts.noAnswer)
  return { level: 'error', text: problemText({ error: failure, language, noResponse }) }
}
