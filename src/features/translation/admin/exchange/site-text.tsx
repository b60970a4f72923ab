import type { Locale } from '@/i18n/locales'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { ImportItem } from '../../transfer/import-report'
import { exchangeTexts } from '../texts/exchange'
import { FormattedText } from '../unit/text/formatted-text'
import { readText } from '../unit/text/read-text'
import styles from './exchange.module.css'

/** Current text of the site, rendered. */
export function SiteText({
  item: { mine, format },
  lang,
  intl,
}: {
  item: ImportItem
  lang: Locale
  intl: PanelIntl
}) {
  return (
    <p className={styles.text} lang={mine === null ? intl.language : lang}>
      {mine === null ? (
        intl.t(exchangeTexts.empty)
      ) : (
        <FormattedText marked={null} nodes={readText({ text: mine, format })} />
      )}
    </p>
  )
}
