'use client'

import { localeNames, locales } from '@/i18n/locales'
import { Glyph } from '@/components/panel/glyphs'
import { unitTexts } from '../texts/unit'
import { useEditorContext } from './state/editor-context.client'
import { ownLink } from '@/components/panel/leave/use-leave-guard.client'
import { StateBadges } from './state-badges'
import { listAddress, unitAddress } from './state/unit-address'
import styles from './unit-header.module.css'
import { UnitLinks } from './unit-links.client'

/** Which text this is, how far it is, and the ways to its neighbours and its other languages. */
export function UnitHeader() {
  const { state, t, intl, filterQuery } = useEditorContext()
  const { view } = state

  return (
    <header className={styles.header}>
      <div className={styles.ways}>
        <a className={styles.way} href={listAddress({ locale: view.locale, filterQuery })}>
          <span className={styles.back}>
            <Glyph name="right" />
          </span>
          {t(unitTexts.list)}
        </a>
        <Moves />
      </div>
      <div className={styles.title}>
        <h1 className={styles.name}>
          {view.documentTitle !== '' && (
            <span className={styles.document}>{view.documentTitle} › </span>
          )}
          {view.fieldTitle}
        </h1>
        <StateBadges intl={intl} view={view} />
      </div>
      <div className={styles.ways}>
        <Languages />
        <UnitLinks />
      </div>
    </header>
  )
}

function Moves() {
  const { state, t } = useEditorContext()
  const { position, total } = state.neighbours
  return (
    <nav aria-label={t(unitTexts.moves)} className={styles.moves}>
      <Move direction="previous" />
      <span className={styles.position}>
        {position > 0 ? t(unitTexts.position, { position, total }) : t(unitTexts.notInList)}
      </span>
      <Move direction="next" />
    </nav>
  )
}

function Move({ direction }: { direction: 'previous' | 'next' }) {
  const { state, t, isBusy, filterQuery, step } = useEditorContext()
  const unit = state.neighbours[direction]
  const label = t(unitTexts[direction])
  const arrow = (
    <span className={direction === 'previous' ? styles.back : styles.forth}>
      <Glyph name="right" />
    </span>
  )
  if (!unit) {
    return (
      <span aria-hidden="true" className={styles.move}>
        {arrow}
      </span>
    )
  }
  return (
    <a
      {...ownLink}
      aria-disabled={isBusy}
      aria-keyshortcuts={direction === 'previous' ? 'Alt+ArrowLeft' : 'Alt+ArrowRight'}
      aria-label={label}
      className={styles.move}
      href={unitAddress({ unit, locale: state.view.locale, filterQuery })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void step(direction)
      }}
      title={label}
    >
      {arrow}
    </a>
  )
}

function Languages() {
  const { state, t, isBusy, filterQuery, go } = useEditorContext()
  const { unit, locale: current, texts } = state.view
  return (
    <nav aria-label={t(unitTexts.languages)} className={styles.languages}>
      {locales.map((locale) => (
        <a
          key={locale}
          {...ownLink}
          aria-current={locale === current ? 'page' : undefined}
          aria-disabled={isBusy}
          className={styles.language}
          href={unitAddress({ unit, locale, filterQuery })}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            if (locale !== current) void go({ type: 'unit', unit, locale })
          }}
        >
          <span lang={locale}>{localeNames[locale].name}</span>
          {!texts[locale] && <span className={styles.empty}>{t(unitTexts.noText)}</span>}
        </a>
      ))}
    </nav>
  )
}
