'use client'

import { RecordTab } from '@/components/panel/record/record-tab.client'
import { useUntitledHeading } from '@/components/panel/untitled-heading.client'
import { documentTexts } from './texts/document'

/** The heading of the tab with the translations of a record, and of the record, in all its views. */
export function TranslationsTab({ path }: { path: string }) {
  // Which of its languages has no title is what this tab is about.
  useUntitledHeading()
  return <RecordTab path={path} text={documentTexts.tab} />
}
