'use client'

import { Button } from '@payloadcms/ui'
import { useMemo, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ContentImportReport } from '../import-report'
import { FileField } from '@/components/panel/file-field.client'
import form from '@/components/panel/form.module.css'
import { panelIntl } from '@/components/panel/panel-intl'
import { sendContent } from './import-calls.client'
import { changedBy, ImportTable } from './import-table.client'
import { transferTexts } from './texts'
import styles from './transfer.module.css'

type Checked = { file: File; report: ContentImportReport }

/**
 * Imports a file with content: first shows what it would change, then changes it on confirmation.
 */
export function ImportPanel({
  language,
  names,
}: {
  /** Language of the panel. */
  language: Locale
  /** What collections and globals are called. */
  names: Record<string, string>
}) {
  const intl = useMemo(() => panelIntl(language), [language])
  const { t } = intl
  const field = useRef<HTMLInputElement>(null)
  const [work, setWork] = useState<'checking' | 'applying' | null>(null)
  const [problems, setProblems] = useState<string[]>([])
  const [introduction, setIntroduction] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)

  async function send({ file, plan }: { file: File; plan: string | null }) {
    setWork(plan === null ? 'checking' : 'applying')
    setIntroduction('')
    setProblems([])
    const answer = await sendContent({ file, plan })
    setWork(null)
    if (answer.kind === 'report') {
      setChecked({ file, report: answer.report })
      return
    }
    setChecked(null)
    if (answer.kind === 'refused') {
      setProblems(answer.problems)
      setIntroduction(t(transferTexts.refused, { count: answer.problems.length }))
    } else {
      setIntroduction(answer.message ?? t(transferTexts.noAnswer))
    }
  }

  function check() {
    const file = field.current?.files?.[0]
    setChecked(null)
    if (file) void send({ file, plan: null })
    else setIntroduction(t(transferTexts.noFile))
  }

  const mayApply = checked?.report.isDryRun === true && changedBy(checked.report) > 0
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <div className={form.bar}>
          <FileField
            accept=".json,application/json"
            describedBy="transfer-problem"
            field={field}
            label={t(transferTexts.file)}
            language={language}
          />
          <button className={form.submit} disabled={work !== null} type="submit">
            {t(work === 'checking' ? transferTexts.checking : transferTexts.check)}
          </button>
        </div>
        <div className={styles.bad} id="transfer-problem" role="alert">
          {introduction}
          {problems.length > 0 && (
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
      </form>
      {checked && (
        <ImportTable name={checked.file.name} names={names} report={checked.report} intl={intl} />
      )}
      {mayApply && (
        <Button
          disabled={work !== null}
          margin={false}
          onClick={() => void send({ file: checked.file, plan: checked.report.plan })}
        >
          {t(work === 'applying' ? transferTexts.applying : transferTexts.apply)}
        </Button>
      )}
    </>
  )
}
