import type { Locale } from '@/i18n/locales'
import styles from './publishing.module.css'
import { publishingTexts } from './texts'
import type { Notice } from './use-publishing.client'

const textList = /(?:, )?(?:[^,:]+ – )?(\/admin\/translations\/list\?\S+)/

/** The result of the last action; the address of a list becomes a link. */
export function NoticeLine({ notice, language }: { notice: Notice | null; language: Locale }) {
  const found = notice ? textList.exec(notice.said) : null
  return (
    <div role={notice?.level === 'failed' ? 'alert' : 'status'}>
      {notice && (
        <p className={styles[notice.level]}>
          {found ? notice.said.replace(found[0], '. ') : notice.said}
          {found?.[1] && (
            <a href={found[1]} rel="noreferrer" target="_blank">
              {publishingTexts.allTexts[language]}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
