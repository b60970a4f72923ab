'use client'

import { useMemo } from 'react'
import { locales } from '@/i18n/locales'
import { languageTexts, unitTexts } from '../texts/unit'
import { useEditorContext } from './state/editor-context.client'
import { currentCheck } from './state/editor-state'
import { FormattedText } from './text/formatted-text'
import { plainText } from './text/markup'
import { Panel } from './panel.client'
import { readText } from './text/read-text'
import { SourceChange } from './source-change.client'
import styles from './source-panel.module.css'
import { tailRange } from './findings/tail-range'

/** What is translated: the source, its changes, and the other language for comparison. */
export function SourcePanel() {
  const { state, t } = useEditorContext()
  const { view } = state
  const isSource = view.locale === view.sourceLocale
  const references = locales.filter(
    (locale) => locale !== view.locale && (isSource || locale !== view.sourceLocale),
  )

  return (
    <section aria-labelledby="unit-source" className={styles.source}>
      <h2 className={styles.heading} id="unit-source" tabIndex={-1}>
        {t(unitTexts.source)}
        <span className={styles.language}>{t(languageTexts[view.sourceLocale].name)}</span>
      </h2>
      {isSource ? <p className={styles.hint}>{t(unitTexts.sourceIsThis)}</p> : <SourceText />}
      {view.description !== null && (
        <p className={styles.hint}>
          <span className={styles.term}>{t(unitTexts.description)}: </span>
          {view.description}
        </p>
      )}
      {view.isOutdated && <SourceChange />}
      <Panel
        name="reference"
        title={t(unitTexts.reference, {
          language: references.map((locale) => t(languageTexts[locale].name)).join(', '),
        })}
      >
        {references.map((locale) => (
          <ShownText key={locale} lang={locale} text={view.texts[locale]} />
        ))}
      </Panel>
    </section>
  )
}

function SourceText() {
  const { state } = useEditorContext()
  const { source, format, sourceLocale } = state.view
  const { missingTail } = currentCheck(state).checked
  const nodes = useMemo(() => readText({ text: source, format }), [source, format])
  const marked = useMemo(
    () => tailRange({ plain: plainText(nodes), tail: missingTail }),
    [nodes, missingTail],
  )
  return (
    <p className={styles.text} lang={sourceLocale}>
      <FormattedText marked={marked} nodes={nodes} />
    </p>
  )
}

function ShownText({ lang, text }: { lang: string; text: string | null }) {
  const { state, t } = useEditorContext()
  if (text === null || text === '') {
    return <p className={styles.hint}>{t(unitTexts.noReference)}</p>
  }
  return (
    <p className={styles.text} lang={lang}>
      <FormattedText marked={null} nodes={readText({ text, format: state.view.format })} />
    </p>
  )
}
