import type { BeforeDocumentControlsServerProps } from 'payload'
import { isLocale } from '@/i18n/locales'
import { findContainer } from '@/translation/desk/containers'
import { documentSummaries } from '@/translation/desk/document-summary'
import { isGated } from '@/translation/desk/publish-gate'
import { editorRights, mayOverride } from '@/translation/rights'
import { adminLanguage } from '../admin-language'
import { PublishAnywayButton } from './publish-anyway.client'

type Props = BeforeDocumentControlsServerProps & {
  /** Of the collection or global; the configuration says it. */
  container: string
  /** Of the record; none while it is new, and of a global. */
  id?: number | string
}

/** Beside the controls of a record that the publish gate holds back, for administrators. */
export async function PublishAnyway({ container: slug, id, i18n, locale, payload, user }: Props) {
  const editor = editorRights(user)
  const container = findContainer({ cms: payload, slug })
  const code = locale?.code
  if (!editor || !mayOverride(editor) || !container || !isLocale(code)) return null
  if (!(await isGated({ cms: payload, container }))) return null
  const summaries = await documentSummaries({ cms: payload, container: slug })
  const counts = summaries.get(id === undefined ? '' : String(id))?.[code]
  if (!counts || counts.errors + counts.missing === 0) return null
  return <PublishAnywayButton language={adminLanguage(i18n.language)} />
}
