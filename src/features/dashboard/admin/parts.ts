import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { Speaker } from '@/components/panel/speaker'

/** What a part of the dashboard is made from. */
export type Parts = { cms: Payload; editor: EditorRights; speaker: Speaker }

/** Entries a card; lists of their own have the rest. */
export const listed = 5
