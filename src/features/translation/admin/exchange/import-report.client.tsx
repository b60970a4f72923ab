'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { ImportReport } from '../../transfer/import-report'
import { verdictName } from '../../interchange/problem-texts'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { ConflictItem } from './conflict-item.client'
import { offerDownload } from './exchange-calls.client'
import styles from './exchange.module.css'
import { ItemList } from './item-list.client'
import { reportTable } from './report-table'
import type { RunningImport } from './use-import.client'
import { VerdictItem } from './verdict-item'

type View = { report: ImportReport; running: RunningImport; intl: PanelIntl }

const kinds = ['apply', 'apply-outdated', 'conflict', 'refused', 'unchanged'] as const

/** What a file has done or would do, with what is to be decided about. */
export function ImportReportView({ report, running, intl }: View) {
  const { t, language } = intl
  const heading = useRef<HTMLHeadingElement>(null)
  const { isDryRun, name, items, counts, stored, total } = report
  const conflicts = items.filter((item) => item.verdict === 'conflict' && item.decision === null)
  const refused = items.filter(({ verdict }) => verdict === 'refused')
  const taken = items.filter(
    ({ verdict, decision }) => verdict.startsWith('apply') || decision !== null,
  )

  useEffect(() => {
    heading.current?.focus()
  }, [report])

  return (
    <section aria-labelledby="exchange-report" className={styles.report}>
      <h3 id="exchange-report" ref={heading} tabIndex={-1}>
        {t(isDryRun ? exchangeTexts.plan : exchangeTexts.result, { name })}
      </h3>
      <p role="status">
        {t(isDryRun ? exchangeTexts.wouldStore : exchangeTexts.stored, { count: stored, total })}
      </p>
      <ul aria-label={t(exchangeTexts.verdicts)} className={styles.counts}>
        {kinds.map((kind) => (
          <li data-kind={kind} key={kind}>
            <strong>{intl.number(counts[kind])}</strong> {verdictName({ kind, isDryRun, language })}
          </li>
        ))}
      </ul>
      <Conflicts conflicts={conflicts} report={report} running={running} intl={intl} />
      <ItemList items={refused} intl={intl} title={t(exchangeTexts.refused)}>
        {(item) => <VerdictItem item={item} report={report} intl={intl} />}
      </ItemList>
      <ItemList items={taken} intl={intl} title={t(exchangeTexts.taken)}>
        {(item) => <VerdictItem item={item} report={report} intl={intl} />}
      </ItemList>
      <Actions conflicts={conflicts} report={report} running={running} intl={intl} />
    </section>
  )
}

type WithConflicts = View & { conflicts: ImportReport['items'] }

function Conflicts({ conflicts, report, running, intl }: WithConflicts) {
  const { t } = intl
  const { decisions, decide } = running
  const units = conflicts.map(({ unit }) => unit)
  return (
    <ItemList
      actions={
        conflicts.length > 1 && (
          <div className={styles.buttons}>
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => decide({ units, decision: 'mine' })}
              size="small"
            >
              {t(exchangeTexts.allMine)}
            </Button>
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => decide({ units, decision: 'theirs' })}
              size="small"
            >
              {t(exchangeTexts.allTheirs)}
            </Button>
          </div>
        )
      }
      items={conflicts}
      intl={intl}
      title={t(exchangeTexts.conflicts)}
    >
      {(item) => (
        <ConflictItem
          decision={decisions[item.unit] ?? null}
          item={item}
          onDecide={(decision) => decide({ units: [item.unit], decision })}
          report={report}
          intl={intl}
        />
      )}
    </ItemList>
  )
}

function Actions({ conflicts, report, running, intl }: WithConflicts) {
  const { t } = intl
  const { decisions, work, apply } = running
  const made = conflicts.filter(({ unit }) => Object.hasOwn(decisions, unit))
  const chosen = made.filter(({ unit }) => decisions[unit] !== 'mine').length
  const count = (report.isDryRun ? report.stored : 0) + chosen
  const undecided = conflicts.length - made.length
  return (
    <div className={styles.actions}>
      {undecided > 0 && <p>{t(exchangeTexts.undecided, { count: undecided })}</p>}
      <div className={styles.buttons}>
        {count > 0 && (
          <Button disabled={work !== null} margin={false} onClick={() => void apply()}>
            {work === 'importing' ? t(exchangeTexts.importing) : t(exchangeTexts.apply, { count })}
          </Button>
        )}
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            const type = 'text/csv;charset=utf-8'
            const content = new Blob([reportTable({ report, intl })], { type })
            offerDownload({ name: `${report.name}.report.csv`, content })
          }}
        >
          {t(exchangeTexts.report)}
        </Button>
      </div>
    </div>
  )
}
