import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { PanelIntl } from '@/components/panel/panel-intl'

/** What a part of the dashboard is made from. */
export type Parts = { cms: Payload; editor: EditorRights; intl: PanelIntl }

/** Entries a card; lists of their own have the rest. */
export const listed = 5
