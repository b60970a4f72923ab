import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { speaker } from '@/components/panel/speaker'
import styles from './login.module.css'
import { unauthorizedTexts } from './texts'

/** In place of Payload's page, which tells editors to sign in who have done so. */
export function UnauthorizedPage({ initPageResult: { req } }: AdminViewServerProps) {
  if (!editorRights(req.user)) redirect('/admin/login')
  const { say } = speaker(adminLanguage(req.i18n.language))
  return (
    <main className={styles.notice}>
      <h1>{say(unauthorizedTexts.title)}</h1>
      <p>{say(unauthorizedTexts.hint)}</p>
      <p>
        <a href="/admin">{say(unauthorizedTexts.back)}</a>
      </p>
    </main>
  )
}
