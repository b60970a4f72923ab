'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/form/use-is-hydrated.client'
import { useEditorContext } from '../state/editor-context.client'
import { FormattedText } from '../text/formatted-text'
import { readMarkup } from '../text/markup'
import { TextField } from '../text/text-field.client'
import type { RichFieldProps } from './rich-field.client'
import styles from './rich-field.module.css'

// Most texts are plain, and the editor is large. A text can be worked on without it, too.
const RichField = lazy(() =>
  import('./rich-field.client').then(
    (loaded) => ({ default: loaded.RichField }),
    () => ({ default: TextField }),
  ),
)

/** The editor of a block, which comes late; until then the text can be read. */
export function LazyRichField(props: RichFieldProps) {
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <TextToRead />
  return (
    <Suspense fallback={<TextToRead />}>
      <RichField {...props} />
    </Suspense>
  )
}

function TextToRead() {
  const { state, text, readOnly } = useEditorContext()
  return (
    <div aria-busy className={styles.box}>
      {readOnly === null && <div className={styles.place} />}
      <p className={styles.content} lang={state.view.locale}>
        <FormattedText marked={null} nodes={readMarkup(text)} />
      </p>
    </div>
  )
}
