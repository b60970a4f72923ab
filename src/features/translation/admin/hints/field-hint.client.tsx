'use client'

import {
  FieldDescription,
  useDocumentInfo,
  useFieldPath,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDescriptionClientProps, StaticDescription } from 'payload'
import { useEffect, useSyncExternalStore } from 'react'
import { adminLanguage } from '@/components/panel/admin-language'
import { Glyph, type GlyphName } from '@/components/panel/glyphs'
import { panelIntl, type PanelIntl } from '@/components/panel/panel-intl'
import { defaultLocale } from '@/i18n/locales'
import type { FieldHint as Hint, HintKind } from '../../reading/views'
import { hintNames, hintTexts } from '../texts/hints'
import styles from './field-hint.module.css'
import { toDeskPath } from './form-path'
import { hintAt, loadHints, subscribe, type HintPlace } from './hint-store.client'

type Props = FieldDescriptionClientProps & {
  /** The field's own description, which is shown here as well. */
  text?: StaticDescription
}

/** Below a localized field: its description, and what is to be done about its text. */
export function FieldHint({ text }: Props) {
  // Rows that are moved keep the path that they were drawn with.
  const path = useFieldPath()
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { code: locale } = useLocale()
  const container = globalSlug ?? collectionSlug
  // Where many records are edited at once the id is null, whatever its type says.
  const isOfOne = globalSlug !== undefined || ['number', 'string'].includes(typeof id)
  const document = globalSlug === undefined ? String(id) : ''
  const version = String(data?.updatedAt)
  return (
    <>
      {text !== undefined && <FieldDescription description={text} path={path} />}
      {container !== undefined && isOfOne && (
        <OfRecord path={path} place={{ container, document, locale }} version={version} />
      )}
    </>
  )
}

function OfRecord({ path, place, version }: { path: string; place: HintPlace; version: string }) {
  const { i18n } = useTranslation()
  const { container, document, locale } = place
  const deskPath = useFormFields(([fields]) => toDeskPath({ fields, path }))
  const hint = useSyncExternalStore(
    subscribe,
    () => hintAt({ place, path: deskPath }),
    () => undefined,
  )

  useEffect(() => {
    loadHints({ place: { container, document, locale }, version })
  }, [container, document, locale, version])

  // The line is kept: hints come late, and must not move the fields below.
  if (!hint) return <div className={styles.hint} />
  const intl = panelIntl(adminLanguage(i18n.language))
  const { t } = intl
  return (
    <div aria-label={t(hintTexts.group)} className={styles.hint} role="group">
      <ul className={styles.marks}>
        {hint.marks.map((mark) => (
          <li data-kind={mark.kind} key={mark.kind}>
            <Glyph name={glyphs[mark.kind]} />
            {markPhrase({ mark, isRichText: hint.isRichText, intl })}
          </li>
        ))}
      </ul>
      <a href={hint.address}>{t(hintTexts.open)}</a>
      {hint.sources.length > 0 && (
        <details className={styles.source}>
          <summary>{t(hintTexts.source)}</summary>
          {hint.sources.map((source, index) => (
            <p key={index} lang={defaultLocale}>
              {source}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}

const glyphs: Record<HintKind, GlyphName> = {
  'cut-off': 'errors',
  errors: 'errors',
  missing: 'missing',
  outdated: 'outdated',
  'needs-review': 'needs-review',
  warnings: 'warnings',
}

function markPhrase(options: {
  mark: Hint['marks'][number]
  isRichText: boolean
  intl: PanelIntl
}): string {
  const { mark, isRichText, intl } = options
  const { kind, count, names } = mark
  const name = names.length > 0 ? names.join(', ') : intl.t(hintNames[kind])
  return isRichText ? intl.t(hintTexts.blocks, { name, count }) : name
}
