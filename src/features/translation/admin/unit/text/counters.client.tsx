'use client'

import { unitTexts } from '../../texts/unit'
import { countText } from './count-text'
import { useEditorContext } from '../state/editor-context.client'
import styles from './counters.module.css'

/** How long the text is, beside its source and against its limit. */
export function Counters() {
  const { state, intl, text } = useEditorContext()
  const { format, source, maxLength, locale, sourceLocale } = state.view
  const { t, number } = intl
  const { characters, words } = countText({ text, format })
  const ofSource = countText({ text: source, format })
  const isTranslation = locale !== sourceLocale
  // What the field stores, tags and placeholders included, is what the limit is about.
  const left = maxLength === null ? 0 : maxLength - text.length

  return (
    <p className={styles.counters} id="unit-counters">
      <span>
        {t(unitTexts.characters, { count: characters })}
        {isTranslation && ` (${t(unitTexts.ofSource, { count: number(ofSource.characters) })})`}
      </span>
      <span>
        {t(unitTexts.words, { count: words })}
        {isTranslation && ` (${t(unitTexts.ofSource, { count: number(ofSource.words) })})`}
      </span>
      {maxLength !== null && (
        <span className={left < 0 ? styles.over : undefined}>
          {left < 0
            ? t(unitTexts.limitOver, { limit: number(maxLength), over: number(-left) })
            : t(unitTexts.limitLeft, { limit: number(maxLength), left: number(left) })}
        </span>
      )}
    </p>
  )
}
