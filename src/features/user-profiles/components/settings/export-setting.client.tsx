'use client'

import { useState } from 'react'
import { answeredProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { useTask } from '@/auth/client/use-task.client'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import { ownDay } from './own-day'
import type { SettingProps } from './setting-props'

/** How long a browser may take to begin saving a file, in milliseconds. */
const savingMs = 60_000

function saveAs({ content, file }: { content: string; file: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = file
  link.click()
  // Safari reads it only after this script has ended.
  setTimeout(() => URL.revokeObjectURL(url), savingMs)
}

/** All data as a file. By a call, since a plain link could not refresh an expired session. */
export function ExportSetting({ locale, texts }: SettingProps) {
  const [file, setFile] = useState<string | null>(null)
  const task = useTask<'download', FormProblem>()
  const { export: words, form } = texts

  async function download(): Promise<FormProblem | null> {
    setFile(null)
    const answer = await memberCall({ path: '/account/export', locale })
    const problem = answeredProblem({ answer, texts: form, controls: {}, locale })
    if (problem) return problem
    const name = `pasiuni-${ownDay(new Date())}.json`
    saveAs({ content: JSON.stringify(answer.body, null, 2), file: name })
    setFile(name)
    return null
  }

  return (
    <>
      <MemberFormProblem problem={task.problem} attempt={task.attempt} texts={form} />
      <p>{words.text}</p>
      <FormActions>
        <SubmitButton
          variant="secondary"
          isBusy={task.busy !== null}
          busyText={words.submitting}
          onClick={task.onClick({ name: 'download', work: download })}
        >
          {words.submit}
        </SubmitButton>
      </FormActions>
      <LiveNotice tone="success">
        {file !== null && <p>{fillIn({ text: words.done, values: { file } })}</p>}
      </LiveNotice>
    </>
  )
}
