import { mayApprove } from '@/cms/access/rights'
import { readReviews } from '../read-waiting'
import { LanguageCode } from '@/components/panel/list/language-code'
import { Card } from './card'
import styles from './dashboard.module.css'
import { listed, type Parts } from './parts'
import { RecordLink } from './record-link'
import { dashboardTexts } from './texts'

/** Drafts that colleagues ask to have read, in the languages that this editor may publish. */
export async function WaitingReviews({ cms, editor, intl }: Parts) {
  const { t, ago } = intl
  const reviews = await readReviews({ cms, limit: 50 })
  const own = reviews.filter(({ locale }) => mayApprove({ editor, locale })).slice(0, listed)
  if (own.length === 0) return null
  const now = new Date()
  return (
    <Card id="waiting-reviews" title={t(dashboardTexts.reviews)}>
      <ul className={styles.list}>
        {own.map((review) => (
          <li key={review.id}>
            <RecordLink cms={cms} intl={intl} record={review} />{' '}
            <span className={styles.aside}>
              <LanguageCode locale={review.locale} /> ·{' '}
              {t(dashboardTexts.sentBy, { name: review.authorName })} ·{' '}
              {ago({ at: review.at.toISOString(), now })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
