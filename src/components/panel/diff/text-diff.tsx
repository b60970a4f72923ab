import type { PanelIntl } from '../panel-intl'
import { diffTexts } from './texts'
import styles from './text-diff.module.css'
import { wordDiff } from './word-diff'

/** What changed between two texts; told by signs and by words for screen readers, not by colour. */
export function TextDiff({
  from,
  to,
  lang,
  intl,
}: {
  from: string
  to: string
  lang: string
  intl: PanelIntl
}) {
  const { t } = intl
  return (
    <p className={styles.diff} lang={lang}>
      {wordDiff({ from, to }).map(({ kind, text }, index) => {
        if (kind === 'same') return <Written key={index} text={text} />
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag className={styles[kind]} key={index}>
            <span className="sr-only" lang={intl.language}>
              {` (${t(diffTexts[kind])}) `}
            </span>
            <Written text={text} />
          </Tag>
        )
      })}
    </p>
  )
}

/** Tags are part of what changed, but not of what is read. */
function Written({ text }: { text: string }) {
  return text.split(/(<[^<>]*>)/u).map((part, index) =>
    part.startsWith('<') ? (
      <span className={styles.tag} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
