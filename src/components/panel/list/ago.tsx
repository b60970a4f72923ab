import type { PanelIntl } from '../panel-intl'

/** How long ago something was; the moment itself is its hint. */
export function Ago({ at, now, intl }: { at: string; now: Date; intl: PanelIntl }) {
  return (
    <time dateTime={at} title={intl.moment(at)}>
      {intl.ago({ at, now })}
    </time>
  )
}
