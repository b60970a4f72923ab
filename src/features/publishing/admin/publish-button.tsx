import type { PublishButtonServerProps } from 'payload'
import { isLocale } from '@/i18n/locales'
import { findContainer } from '@/features/translation/content/containers'
import { isGated } from '@/features/translation/evaluation/publish-gate'
import { editorRights, mayApprove, mayOverride, mayWriteShared } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { questionPath } from '../publishing-question'
import { PublishFormButton } from './publish-button.client'

type Props = PublishButtonServerProps & {
  /** Of the collection or global; the configuration says it. */
  container: string
}

/** In place of Payload’s button: there for anyone who may publish in the language being edited. */
export async function PublishButton({ container: slug, i18n, locale, payload, user }: Props) {
  const editor = editorRights(user)
  const container = findContainer({ cms: payload, slug })
  const code = locale?.code
  if (!editor || !container || !isLocale(code) || !mayApprove({ editor, locale: code })) return null
  const isClosed = !mayOverride(editor) && (await isGated({ cms: payload, container }))
  return (
    <PublishFormButton
      container={slug}
      language={adminLanguage(i18n.language)}
      mayConfirm={!isClosed}
      mayPublishAll={mayWriteShared(editor)}
      questionPath={questionPath({ cms: payload, slug })}
    />
  )
}
