import type { UnpublishButtonServerProps } from 'payload'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { UnpublishMenuButtons } from './unpublish-button.client'

type Props = UnpublishButtonServerProps & {
  /** Of the collection or global; the configuration says it. */
  container: string
}

/** In place of Payload’s entries of the menu, which do not say what readers of other languages see. */
export function UnpublishButton({ container, i18n, user }: Props) {
  const editor = editorRights(user)
  if (!editor || !mayWriteShared(editor)) return null
  return <UnpublishMenuButtons container={container} language={adminLanguage(i18n.language)} />
}
