import type { ReactNode } from 'react'
import { formatNumber } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import type { PublicNumbers } from '@/features/community-numbers/public-numbers'
import styles from './community-numbers.module.css'

type Props = { numbers: PublicNumbers; locale: Locale }

function figure(words: ReactNode) {
  return <span className={styles.figure}>{words}</span>
}

/** How many members and readers there are, in large figures; small numbers in words. */
export function CommunityNumbers({ numbers: { members, readers }, locale }: Props) {
  const t = getTranslator(locale)
  const value = (count: number) => figure(formatNumber({ value: count, locale }))
  return (
    <ul className={styles.numbers}>
      <li>
        {members.isBelow ? (
          t.rich('community.fewMembers', { figure })
        ) : (
          <>
            {value(members.count)} {t('community.members', { count: members.count })}
          </>
        )}
      </li>
      <li>
        {!readers && t.rich('community.readersSoon', { figure })}
        {readers?.isBelow && t.rich('community.fewReaders', { figure })}
        {readers && !readers.isBelow && (
          <>
            {value(readers.count)} {t('community.readers', { count: readers.count })}
          </>
        )}
      </li>
    </ul>
  )
}
