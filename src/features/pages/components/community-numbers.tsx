import { formatNumber } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import type { PublicNumber, PublicNumbers } from '@/features/community-numbers/public-numbers'
import styles from './community-numbers.module.css'

type Props = { numbers: PublicNumbers; locale: Locale }

/** How many members and readers there are, in large figures. */
export function CommunityNumbers({ numbers: { members, readers }, locale }: Props) {
  const t = getTranslator(locale)

  function figure({ count, isBelow }: PublicNumber): string {
    const value = formatNumber({ value: count, locale })
    return isBelow ? t('community.below', { limit: value }) : value
  }

  return (
    <ul className={styles.numbers}>
      <li>
        <span className={styles.figure}>{figure(members)}</span>{' '}
        {t('community.members', { count: members.count })}
      </li>
      {readers && (
        <li>
          <span className={styles.figure}>{figure(readers)}</span>{' '}
          {t('community.readers', { count: readers.count })}
        </li>
      )}
    </ul>
  )
}
