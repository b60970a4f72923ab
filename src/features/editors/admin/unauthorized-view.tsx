import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import styles from './login.module.css'
import { unauthorizedTexts } from './texts'
import { ViewBrand } from './view-brand'

/** In place of Payload's page, which tells editors to sign in who have done so. */
export function UnauthorizedPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!editorRights(req.user)) redirect('/admin/login')
  const { t } = panelIntl(adminLanguage(req.i18n.language))
  return (
    <main className={styles.notice}>
      <ViewBrand {...view} />
      <h1>{t(unauthorizedTexts.title)}</h1>
      <p>{t(unauthorizedTexts.hint)}</p>
      <p>
        <a href="/admin">{t(unauthorizedTexts.back)}</a>
      </p>
    </main>
  )
}
