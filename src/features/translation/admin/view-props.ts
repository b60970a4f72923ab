import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { PanelIntl } from '@/components/panel/panel-intl'

export type SearchParams = Record<string, string | string[] | undefined>

/** What a view of the desk is drawn from. */
export type ViewProps = {
  cms: Payload
  editor: EditorRights
  searchParams: SearchParams
  intl: PanelIntl
}
