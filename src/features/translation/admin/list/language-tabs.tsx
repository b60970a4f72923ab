import { localeNames, locales } from '@/i18n/locales'
import { unitFilterQuery } from '../../units/unit-filter'
import type { UnitFilter } from '../../reading/views'
import { listPath, withQuery } from '../../desk-paths'
import type { Speaker } from '@/components/panel/speaker'
import { listTexts } from '../texts/list'
import styles from './language-tabs.module.css'

/** The same list in the other languages. */
export function LanguageTabs({ filter, speaker }: { filter: UnitFilter; speaker: Speaker }) {
  return (
    <nav aria-label={speaker.say(listTexts.languages)}>
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
