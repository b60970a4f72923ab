'use client'

import { useEffect, useRef } from 'react'
import { DeskButton } from '../desk-button.client'
import type { ImportReport } from '../../transfer/import-report'
import { verdictName } from '../../interchange/problem-texts'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { ConflictItem } from './conflict-item.client'
import { isOpen, mayTakeTheirs } from './decisions'
import { offerDownload } from './exchange-calls.client'
import styles from './exchange.module.css'
import { ItemList } from './item-list.client'
import { isApproved, isMarked, reportTable, toOutcome } from './report-table'
import type { RunningImport } from './use-import.client'
import { VerdictItem } from './verdict-item'

type View = { report: ImportReport; running: RunningImport; intl: PanelIntl }

const kinds = ['apply', 'apply-outdated', 'conflict', 'refused', 'unfinished', 'unchanged'] as const

/** What a file has done or would do, with what is to be decided about. */
export function ImportReportView({ report, running, intl }: View) {
  const { t, language } = intl
  const heading = useRef<HTMLHeadingElement>(null)
  const { isDryRun, name, items, counts, stored, total } = report
  const { drafts } = running
  const approved = items.filter(isApproved).length
  const marked = items.filter(isMarked).length
  const open = items.filter((item) => isOpen({ item, drafts }))
  const conflicts = open.filter(({ verdict }) => verdict === 'conflict')
  const refused = items
    .filter(({ verdict }) => verdict === 'refused')
    // Those to be fixed come first.
    .toSorted((a, b) => Number(open.includes(b)) - Number(open.includes(a)))
  const unfinished = items.filter(({ verdict }) => verdict === 'unfinished')
  const taken = items
    .filter(({ stored: text }) => text !== null)
    // Those to be looked at come first.
    .toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
  const kept = items.filter(
    ({ verdict, decision }) => verdict === 'conflict' && decision === 'mine',
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
        {approved > 0 && ` ${t(exchangeTexts.approved, { count: approved })}`}
        {marked > 0 && ` ${t(exchangeTexts.marked, { count: marked })}`}
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
        {(item) =>
          isOpen({ item, drafts }) ? (
            <>
              <ConflictItem item={item} report={report} running={running} intl={intl} />
              <p className={styles.bad}>{toOutcome({ item, isDryRun, intl })}</p>
            </>
          ) : (
            <VerdictItem item={item} report={report} intl={intl} />
          )
        }
      </ItemList>
      <ItemList items={unfinished} intl={intl} title={t(exchangeTexts.unfinishedInFile)}>
        {(item) => <VerdictItem item={item} report={report} intl={intl} />}
      </ItemList>
      <ItemList items={taken} intl={intl} title={t(exchangeTexts.taken)}>
        {(item) => <VerdictItem item={item} report={report} intl={intl} />}
      </ItemList>
      <ItemList items={kept} intl={intl} title={t(exchangeTexts.kept)}>
        {(item) => <VerdictItem item={item} report={report} intl={intl} />}
      </ItemList>
      <Actions open={open} report={report} running={running} intl={intl} />
    </section>
  )
}

type Items = ImportReport['items']

function Conflicts({ conflicts, report, running, intl }: View & { conflicts: Items }) {
  const { t } = intl
  const { decide } = running
  const units = conflicts.map(({ unit }) => unit)
  const offered = conflicts.filter(mayTakeTheirs).map(({ unit }) => unit)
  return (
    <ItemList
      actions={
        conflicts.length > 1 && (
          <div className={styles.buttons}>
            <DeskButton buttonStyle="secondary" onClick={() => decide({ units, choice: 'mine' })}>
              {t(exchangeTexts.allMine)}
            </DeskButton>
            {offered.length > 0 && (
              <DeskButton
                buttonStyle="secondary"
                onClick={() => decide({ units: offered, choice: 'theirs' })}
              >
                {t(exchangeTexts.allTheirs)}
              </DeskButton>
            )}
          </div>
        )
      }
      items={conflicts}
      intl={intl}
      title={t(exchangeTexts.conflicts)}
    >
      {(item) => <ConflictItem item={item} report={report} running={running} intl={intl} />}
    </ItemList>
  )
}

function Actions({ open, report, running, intl }: View & { open: Items }) {
  const { t } = intl
  const { drafts, work, apply } = running
  const choices = open.flatMap(({ unit }) => drafts[unit]?.choice ?? [])
  const chosen = choices.filter((choice) => choice !== 'mine').length
  const count = (report.isDryRun ? report.stored : 0) + chosen
  const undecided = open.length - choices.length
  const approving = open.filter(
    ({ unit, isTheirsApproved }) => isTheirsApproved && drafts[unit]?.choice === 'theirs',
  ).length
  const planned = report.isDryRun ? report.items.filter(isApproved).length : 0
  return (
    <div className={styles.actions}>
      <div role="status">
        {undecided > 0 && <p>{t(exchangeTexts.undecided, { count: undecided })}</p>}
        {approving > 0 && <p>{t(exchangeTexts.approving, { count: approving + planned })}</p>}
      </div>
      <div className={styles.buttons}>
        {count > 0 && (
          <DeskButton disabled={work !== null} onClick={() => void apply()} size="medium">
            {work === 'importing' ? t(exchangeTexts.importing) : t(exchangeTexts.apply, { count })}
          </DeskButton>
        )}
        <DeskButton
          buttonStyle="secondary"
          onClick={() => {
            const type = 'text/csv;charset=utf-8'
            const content = new Blob([reportTable({ report, intl })], { type })
            offerDownload({ name: `${report.name}.report.csv`, content })
          }}
          size="medium"
        >
          {t(exchangeTexts.report)}
        </DeskButton>
      </div>
    </div>
  )
}
