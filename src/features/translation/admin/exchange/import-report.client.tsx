'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { ImportReport } from '../../transfer/import-report'
import { verdictName } from '../../interchange/problem-texts'
import type { Speaker } from '@/components/panel/speaker'
import { exchangeTexts } from '../texts/exchange'
import { ConflictItem } from './conflict-item.client'
import { offerDownload } from './exchange-calls.client'
import styles from './exchange.module.css'
import { ItemList } from './item-list.client'
import { reportTable } from './report-table'
import type { RunningImport } from './use-import.client'
import { VerdictItem } from './verdict-item'

type View = { report: ImportReport; running: RunningImport; speaker: Speaker }

const kinds = ['apply', 'apply-outdated', 'conflict', 'refused', 'unchanged'] as const

/** What a file has done or would do, with what is to be decided about. */
export function ImportReportView({ report, running, speaker }: View) {
  const { say, language } = speaker
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
        {say(isDryRun ? exchangeTexts.plan : exchangeTexts.result, { name })}
      </h3>
      <p role="status">
        {say(isDryRun ? exchangeTexts.wouldStore : exchangeTexts.stored, { count: stored, total })}
      </p>
      <ul aria-label={say(exchangeTexts.verdicts)} className={styles.counts}>
        {kinds.map((kind) => (
          <li data-kind={kind} key={kind}>
            <strong>{speaker.number(counts[kind])}</strong>{' '}
            {verdictName({ kind, isDryRun, language })}
          </li>
        ))}
      </ul>
      <Conflicts conflicts={conflicts} report={report} running={running} speaker={speaker} />
      <ItemList items={refused} speaker={speaker} title={say(exchangeTexts.refused)}>
        {(item) => <VerdictItem item={item} report={report} speaker={speaker} />}
      </ItemList>
      <ItemList items={taken} speaker={speaker} title={say(exchangeTexts.taken)}>
        {(item) => <VerdictItem item={item} report={report} speaker={speaker} />}
      </ItemList>
      <Actions conflicts={conflicts} report={report} running={running} speaker={speaker} />
    </section>
  )
}

type WithConflicts = View & { conflicts: ImportReport['items'] }

function Conflicts({ conflicts, report, running, speaker }: WithConflicts) {
  const { say } = speaker
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
              {say(exchangeTexts.allMine)}
            </Button>
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => decide({ units, decision: 'theirs' })}
              size="small"
            >
              {say(exchangeTexts.allTheirs)}
            </Button>
          </div>
        )
      }
      items={conflicts}
      speaker={speaker}
      title={say(exchangeTexts.conflicts)}
    >
      {(item) => (
        <ConflictItem
          decision={decisions[item.unit] ?? null}
          item={item}
          onDecide={(decision) => decide({ units: [item.unit], decision })}
          report={report}
          speaker={speaker}
        />
      )}
    </ItemList>
  )
}

function Actions({ conflicts, report, running, speaker }: WithConflicts) {
  const { say } = speaker
  const { decisions, work, apply } = running
  const made = conflicts.filter(({ unit }) => Object.hasOwn(decisions, unit))
  const chosen = made.filter(({ unit }) => decisions[unit] !== 'mine').length
  const count = (report.isDryRun ? report.stored : 0) + chosen
  const undecided = conflicts.length - made.length
  return (
    <div className={styles.actions}>
      {undecided > 0 && <p>{say(exchangeTexts.undecided, { count: undecided })}</p>}
      <div className={styles.buttons}>
        {count > 0 && (
          <Button disabled={work !== null} margin={false} onClick={() => void apply()}>
            {work === 'importing'
              ? say(exchangeTexts.importing)
              : say(exchangeTexts.apply, { count })}
          </Button>
        )}
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            const type = 'text/csv;charset=utf-8'
            const content = new Blob([reportTable({ report, speaker })], { type })
            offerDownload({ name: `${report.name}.report.csv`, content })
          }}
        >
          {say(exchangeTexts.report)}
        </Button>
      </div>
    </div>
  )
}
