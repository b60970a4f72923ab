import { localeNames, locales } from '@/i18n/locales'
import { unitFilterQuery } from '../../units/unit-filter'
import type { UnitFilter } from '../../reading/views'
import { listPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { listTexts } from '../texts/list'
import styles from './language-tabs.module.css'

/** The same list in the other languages. */
export function LanguageTabs({ filter, intl }: { filter: UnitFilter; intl: PanelIntl }) {
  return (
    <nav aria-label={intl.t(listTexts.languages)}>
      <ul className={styles.tabs}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              aria-current={locale === filter.locale ? 'true' : undefined}
              href={withQuery({ path: listPath, query: unitFilterQuery({ ...filter, locale }) })}
              lang={locale}
            >
              {localeNames[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
