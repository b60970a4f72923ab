import { findPlaceholderAddress } from '../placeholder-address'
import { Card } from './card'
import styles from './dashboard.module.css'
import type { Parts } from './parts'
import { dashboardTexts } from './texts'

/** What an administrator has yet to change on a new site; nothing once it is done. */
export async function FirstSteps({ cms, intl: { t } }: Parts) {
  const email = await findPlaceholderAddress({ cms })
  if (email === null) return null
  return (
    <Card id="first-steps" title={t(dashboardTexts.firstSteps)}>
      <p>{t(dashboardTexts.placeholderAddress, { email })}</p>
      <ul className={styles.list}>
        <li>
          <a href="/admin/globals/contact">{t(dashboardTexts.contactPage)}</a>
        </li>
        <li>
          <a href="/admin/collections/legal-documents">{t(dashboardTexts.legalDocuments)}</a>
        </li>
      </ul>
    </Card>
  )
}
