'use client'

import { useRef } from 'react'
import { maxFileBytes } from '../../interchange/limits'
import { FileField } from '@/components/panel/file-field.client'
import form from '@/components/panel/form.module.css'
import { LeaveGuard } from '@/components/panel/leave/leave-guard.client'
import { LeaveQuestion } from '@/components/panel/leave/leave-question.client'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { areAnyMade } from './decisions'
import styles from './exchange.module.css'
import { ImportReportView } from './import-report.client'
import { useImport } from './use-import.client'

/** Imports a translated file: first shows what it would do, then does it on confirmation. */
export function ImportPanel({ intl }: { intl: PanelIntl }) {
  const { t, language } = intl
  const field = useRef<HTMLInputElement>(null)
  const running = useImport(intl)
  const { question, work, problem, report, check } = running
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void check(field.current?.files?.[0])
        }}
      >
        <div className={form.bar}>
          <FileField
            accept=".xlf,.xliff,.po,.csv,.json"
            describedBy="exchange-problem"
            field={field}
            label={t(exchangeTexts.file, { limit: maxFileBytes / 1024 / 1024 })}
            language={language}
          />
          <button className={form.submit} disabled={work !== null} type="submit">
            {t(work === 'checking' ? exchangeTexts.checking : exchangeTexts.check)}
          </button>
        </div>
        <p className={styles.bad} id="exchange-problem" role="alert">
          {problem}
        </p>
      </form>
      <LeaveGuard
        hint={exchangeTexts.leave}
        isUnsent={areAnyMade(running.drafts)}
        language={language}
      />
      {question && (
        <LeaveQuestion
          {...question}
          hint={exchangeTexts.otherFile}
          language={language}
          leave={exchangeTexts.checkOther}
        />
      )}
      {report && <ImportReportView report={report} running={running} intl={intl} />}
    </>
  )
}
