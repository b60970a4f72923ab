'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { unitTexts } from '../../texts/unit'
import { useEditorContext } from '../state/editor-context.client'
import { FormattedText } from './formatted-text'
import { readMarkup } from './markup'
import type { Sample } from './message-samples'
import styles from './preview.module.css'

/** How the text will read: formatted, or with a sample of every number and choice. */
export function Preview() {
  const { state, t, text } = useEditorContext()
  const { format, locale } = state.view
  if (format !== 'rich-text' && format !== 'message') return null
  return (
    <section aria-labelledby="unit-preview" className={styles.preview}>
      <h2 className={styles.heading} id="unit-preview">
        {t(unitTexts.preview)}
      </h2>
      {text === '' && <p className={styles.quiet}>{t(unitTexts.previewEmpty)}</p>}
      {text !== '' && format === 'rich-text' && (
        <p className={styles.text} lang={locale}>
          <FormattedText marked={null} nodes={readMarkup(text)} />
        </p>
      )}
      {text !== '' && format === 'message' && <MessagePreview locale={locale} text={text} />}
    </section>
  )
}

type Shown = { text: string; samples: Sample[] | null }

function MessagePreview({ text, locale }: { text: string; locale: Locale }) {
  const { t } = useEditorContext()
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    let isNewest = true
    // The reader of messages is large, and most texts are none.
    import('./message-samples')
      .then(({ messageSamples }) => messageSamples({ text, locale }))
      .catch(() => null)
      .then((samples) => {
        if (isNewest) setShown({ text, samples })
      })
      .catch(() => undefined)
    return () => {
      isNewest = false
    }
  }, [text, locale])

  if (!shown) return null
  if (!shown.samples) {
    return <p className={styles.quiet}>{t(unitTexts.previewBroken)}</p>
  }
  return (
    <dl className={styles.samples}>
      {shown.samples.map(({ when, shown: sample }) => (
        <div className={styles.sample} key={when}>
          {when !== '' && <dt>{when}</dt>}
          <dd lang={locale}>{sample}</dd>
        </div>
      ))}
    </dl>
  )
}
