import { Fragment, type ReactNode } from 'react'
import type { PanelIntl } from '../panel-intl'
import { diffTexts } from './texts'
import styles from './text-diff.module.css'
import { wordDiff, type DiffPart } from './word-diff'

type Shown = { lang: string; intl: PanelIntl }

/** Difference of two texts, marked by signs and by words for screen readers, not by colour. */
export function TextDiff({ from, to, ...shown }: Shown & { from: string; to: string }) {
  return (
    <DiffParts {...shown} parts={wordDiff({ from, to })} show={(text) => <Written text={text} />} />
  )
}

/** The same of a difference that is known already, its texts shown in a way of their own. */
export function DiffParts({
  parts,
  show,
  lang,
  intl,
}: Shown & { parts: DiffPart[]; show: (text: string) => ReactNode }) {
  const { t } = intl
  return (
    <p className={styles.diff} lang={lang}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <Fragment key={index}>{show(text)}</Fragment>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag className={styles[kind]} key={index}>
            <span className="sr-only" lang={intl.language}>
              {` (${t(diffTexts[kind])}) `}
            </span>
            {show(text)}
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
