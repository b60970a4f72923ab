'use client'

import { useId } from 'react'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { FormatDiff } from '../unit/text/format-diff'
import { mayTakeTheirs } from './decisions'
import styles from './exchange.module.css'
import { ItemHeading } from './item-heading'
import { toOutcome } from './report-table'
import { SiteText } from './site-text'
import type { RunningImport } from './use-import.client'

/** Two people have changed a text: both side by side, and which one is to stay. */
export function ConflictItem({
  item,
  report,
  running,
  intl,
}: {
  item: ImportItem
  report: ImportReport
  running: RunningImport
  intl: PanelIntl
}) {
  const { t } = intl
  const id = useId()
  const { unit, format, mine, theirs } = item
  const lang = report.targetLocale
  const { drafts, decide, write } = running
  const { choice, text } = drafts[unit] ?? { choice: null, text: null }
  const isBusy = running.work !== null
  // Rich text is written on the desk only, where its signs have buttons.
  const mayWrite = format !== 'rich-text'
  const theirsName = [
    t(exchangeTexts.takeTheirs),
    ...(item.isTheirsApproved ? [t(exchangeTexts.asApproved)] : []),
    ...(item.isUnfinished ? [t(exchangeTexts.thoughMarked)] : []),
  ].join(' — ')
  const choices = [
    { name: t(exchangeTexts.later), value: null },
    { name: t(exchangeTexts.keepMine), value: 'mine' },
    ...(mayTakeTheirs(item) ? [{ name: theirsName, value: 'theirs' } as const] : []),
    ...(mayWrite ? [{ name: t(exchangeTexts.write), value: 'text' } as const] : []),
  ] as const
  return (
    <>
      <ItemHeading item={item} report={report} intl={intl} />
      <div className={styles.versions}>
        <div>
          <span className={styles.label}>{t(exchangeTexts.mine)}</span>
          <SiteText item={item} lang={lang} intl={intl} />
        </div>
        <div>
          <span className={styles.label}>{t(exchangeTexts.theirs)}</span>
          <FormatDiff format={format} from={mine ?? ''} intl={intl} lang={lang} to={theirs} />
        </div>
      </div>
      {item.movedLinks.length > 0 && (
        <p className={styles.bad}>{toOutcome({ item, isDryRun: report.isDryRun, intl })}</p>
      )}
      <fieldset className={styles.choices} disabled={isBusy}>
        <legend>{t(exchangeTexts.decide)}</legend>
        {choices.map(({ name, value }) => (
          <label key={value}>
            <input
              checked={value === choice}
              name={`${id}-decision`}
              onChange={() =>
                value === 'text'
                  ? write({ unit, text: text ?? theirs })
                  : decide({ units: [unit], choice: value })
              }
              type="radio"
            />
            {name}
          </label>
        ))}
      </fieldset>
      {text !== null && (choice === 'text' || choice === null) && (
        <label className={styles.own}>
          <span className={styles.label}>
            {t(choice === null ? exchangeTexts.yourText : exchangeTexts.ownText)}
          </span>
          <textarea
            lang={lang}
            onChange={(event) => write({ unit, text: event.target.value })}
            readOnly={isBusy}
            rows={3}
            value={text}
          />
        </label>
      )}
    </>
  )
}
