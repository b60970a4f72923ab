'use client'

import { useEffect, useRef } from 'react'
import { outcomes, type ContentImportReport } from '../import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { outcomeNames, transferTexts } from './texts'
import styles from './transfer.module.css'

/** How many records and files differ from those of the site. */
export function changedBy({ rows, files }: ContentImportReport): number {
  return [...rows, files].reduce((sum, { created, updated }) => sum + created + updated, 0)
}

/** What a file has changed or would change, a row for each collection and global. */
export function ImportTable(props: {
  report: ContentImportReport
  /** Name of the file. */
  name: string
  names: Record<string, string>
  intl: PanelIntl
}) {
  const { report, name, names, intl } = props
  const { t, number } = intl
  const { isDryRun, site, madeAt, rows, files, missing } = report
  const heading = useRef<HTMLHeadingElement>(null)
  const count = changedBy(report)
  const all = [
    ...rows.map((row) => ({ ...row, title: names[row.container] ?? row.container })),
    { ...files, container: 'files', title: t(transferTexts.files) },
  ]

  useEffect(() => {
    heading.current?.focus()
  }, [report])

  return (
    <section aria-labelledby="transfer-report" className={styles.report}>
      <h3 id="transfer-report" ref={heading} tabIndex={-1}>
        {t(isDryRun ? transferTexts.plan : transferTexts.result, { name })}
      </h3>
      <p className={styles.origin}>{t(transferTexts.origin, { site, at: intl.moment(madeAt) })}</p>
      <p role="status">
        {count === 0
          ? t(transferTexts.nothing)
          : t(isDryRun ? transferTexts.would : transferTexts.done, { count })}
      </p>
      <table aria-labelledby="transfer-report">
        <thead>
          <tr>
            <th scope="col">{t(transferTexts.what)}</th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {t(outcomeNames[outcome])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((row) => (
            <tr key={row.container}>
              <th scope="row">{row.title}</th>
              {outcomes.map((outcome) => (
                <td data-is-change={outcome !== 'unchanged' && row[outcome] > 0} key={outcome}>
                  {number(row[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length > 0 && <p>{t(transferTexts.missing, { names: missing.join(', ') })}</p>}
    </section>
  )
}
