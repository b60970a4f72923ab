import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { PanelIntl } from '@/components/panel/panel-intl'

export type SearchParams = Record<string, string | string[] | undefined>

/** Props of every view of the desk. */
export type ViewProps = {
  cms: Payload
  editor: EditorRights
  searchParams: SearchParams
  intl: PanelIntl
}
