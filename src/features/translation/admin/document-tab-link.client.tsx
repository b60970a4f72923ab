'use client'

import { RecordTab } from '@/components/panel/record/record-tab.client'
import { documentTexts } from './texts/document'

/** The heading of the tab with the translations of a record. */
export function TranslationsTab({ path }: { path: string }) {
  return <RecordTab path={path} text={documentTexts.tab} />
}
