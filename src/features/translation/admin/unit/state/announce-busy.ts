import { noticeTexts } from '../../texts/unit-notices'
import type { Desk } from './desk'

/** Says that nothing came of what was pressed, as a call is under way; its answer takes the place of it. */
export function announceBusy({ dispatch, intl }: Pick<Desk, 'dispatch' | 'intl'>): void {
  dispatch({ type: 'told', notice: { level: 'info', text: intl.t(noticeTexts.stillBusy) } })
}
