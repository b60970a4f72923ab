import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { localeNames, locales } from '@/i18n/locales'
import { documentSummaries } from '../reading/document-summary'
import { unitFilterQuery } from '../units/unit-filter'
import { adminLanguage } from '@/components/panel/admin-language'
import { listPath } from '../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { documentState, statePhrase } from './document/document-state'
import styles from './document/document-badges.module.css'
import { Glyph, type GlyphName } from '@/components/panel/glyphs'
import { panelIntl } from '@/components/panel/panel-intl'

// One question to the database for all the rows of a list.
const readSummaries = cache(
  (
    cms: DefaultServerCellComponentProps['payload'],
    container: string,
  ): ReturnType<typeof documentSummaries> => documentSummaries({ cms, container }),
)

/** A cell of a collection’s list: the state of the record in each language. */
export async function DocumentBadges({
  payload,
  collectionSlug,
  rowData,
  i18n,
}: DefaultServerCellComponentProps) {
  const row: unknown = rowData
  const document = getId(row)
  if (document === null) return null
  const summary = (await readSummaries(payload, collectionSlug)).get(document)
  if (!summary) return null
  const intl = panelIntl(adminLanguage(i18n.language))
  return (
    <ul className={styles.badges}>
      {locales.map((locale) => {
        const counts = summary[locale]
        const state = documentState(counts)
        const phrase = `${localeNames[locale].name}: ${statePhrase({ counts, intl })}`
        const query = unitFilterQuery({ locale, container: collectionSlug, document })
        return (
          <li key={locale}>
            <a
              aria-label={`${locale.toUpperCase()}, ${phrase}`}
              className={styles.badge}
              data-state={state}
              href={withQuery({ path: listPath, query })}
              title={phrase}
            >
              <Glyph name={glyphs[state]} />
              <span aria-hidden="true">{locale.toUpperCase()}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const glyphs: Record<ReturnType<typeof documentState>, GlyphName> = {
  none: 'missing',
  errors: 'errors',
  missing: 'missing',
  outdated: 'outdated',
  'needs-review': 'needs-review',
  draft: 'draft',
  done: 'done',
}

function getId(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null
  return typeof row.id === 'number' || typeof row.id === 'string' ? String(row.id) : null
}
