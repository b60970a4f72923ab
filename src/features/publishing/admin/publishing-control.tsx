import type { BeforeDocumentControlsServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { questionPath } from '../publishing-question'
import { listReviews } from '../review/list-reviews'
import { listScheduled } from '../schedule/list-scheduled'
import { adminLanguage } from '@/components/panel/admin-language'
import { countWaiting } from '../count-waiting'
import { PublishingButton } from './publishing-button.client'
import { SaveState } from './save-state.client'

type Props = BeforeDocumentControlsServerProps & {
  /** Of the collection or global; the configuration says it. */
  container: string
  /** Of the record; none while it is new, and of a global. */
  id?: number | string
}

/** Beside the publish button of a record: its review, its plans and a preview link. */
export async function PublishingControl({ container, id, i18n, payload, user }: Props) {
  const isGlobal = payload.globals.config.some(({ slug }) => slug === container)
  if (!editorRights(user)) return null
  const language = adminLanguage(i18n.language)
  if (id === undefined && !isGlobal) return <SaveState language={language} />
  const record = { container, document: isGlobal ? '' : String(id) }
  const [scheduled, reviews] = await Promise.all([
    listScheduled({ cms: payload, ...record }),
    listReviews({ cms: payload, ...record }),
  ])
  return (
    <>
      <SaveState language={language} />
      <PublishingButton
        language={language}
        questionPath={questionPath({ cms: payload, slug: container })}
        record={record}
        waiting={countWaiting({ scheduled, reviews })}
      />
    </>
  )
}
