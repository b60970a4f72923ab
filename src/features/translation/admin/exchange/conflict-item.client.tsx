'use client'

import { useId } from 'react'
import type { Decision, ImportItem, ImportReport } from '../../transfer/import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { FormatDiff } from '../unit/text/format-diff'
import { FormattedText } from '../unit/text/formatted-text'
import { readText } from '../unit/text/read-text'
import styles from './exchange.module.css'
import { ItemHeading } from './item-heading'

/** Two people have changed a text: both side by side, and which one is to stay. */
export function ConflictItem({
  item,
  report,
  decision,
  onDecide,
  intl,
}: {
  item: ImportItem
  report: ImportReport
  decision: Decision | null
  onDecide: (decision: Decision | null) => void
  intl: PanelIntl
}) {
  const { t } = intl
  const id = useId()
  const { format, mine, theirs } = item
  const lang = report.targetLocale
  const own = typeof decision === 'object' ? decision : null
  // Rich text is written on the desk only, where its signs have buttons.
  const mayWrite = format !== 'rich-text'
  const choices = [
    { name: exchangeTexts.later, value: null, isChosen: decision === null },
    { name: exchangeTexts.keepMine, value: 'mine', isChosen: decision === 'mine' },
    { name: exchangeTexts.takeTheirs, value: 'theirs', isChosen: decision === 'theirs' },
    ...(mayWrite
      ? [{ name: exchangeTexts.write, value: { text: theirs }, isChosen: own !== null }]
      : []),
  ] as const
  return (
    <>
      <ItemHeading item={item} report={report} intl={intl} />
      <div className={styles.versions}>
        <div>
          <span className={styles.label}>{t(exchangeTexts.mine)}</span>
          <p className={styles.text} lang={mine === null ? intl.language : lang}>
            {mine === null ? (
              t(exchangeTexts.empty)
            ) : (
              <FormattedText marked={null} nodes={readText({ text: mine, format })} />
            )}
          </p>
        </div>
        <div>
          <span className={styles.label}>{t(exchangeTexts.theirs)}</span>
          <FormatDiff format={format} from={mine ?? ''} intl={intl} lang={lang} to={theirs} />
        </div>
      </div>
      <fieldset className={styles.choices}>
        <legend>{t(exchangeTexts.decide)}</legend>
        {choices.map(({ name, value, isChosen }) => (
          <label key={name.en}>
            <input
              checked={isChosen}
              name={`${id}-decision`}
              onChange={() => onDecide(value)}
              type="radio"
            />
            {t(name)}
          </label>
        ))}
      </fieldset>
      {own && (
        <label className={styles.own}>
          <span className={styles.label}>{t(exchangeTexts.ownText)}</span>
          <textarea
            lang={lang}
            onChange={(event) => onDecide({ text: event.target.value })}
            rows={3}
            value={own.text}
          />
        </label>
      )}
    </>
  )
}
