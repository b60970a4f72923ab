'use client'

import { RecordTab } from '@/components/panel/record/record-tab.client'
import { pictureTexts } from './texts'

/** The heading of the tab that lists where a picture is used. */
export function PictureUsesTab({ path }: { path: string }) {
  return <RecordTab path={path} text={pictureTexts.tab} />
}
