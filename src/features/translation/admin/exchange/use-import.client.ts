import { useRef, useState } from 'react'
import type { Decision, ImportReport } from '../../transfer/import-report'
import { maxFileBytes } from '../../interchange/limits'
import { exchangeProblemText } from '../../interchange/problem-texts'
import { problemText } from '@/components/panel/panel-call.client'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { sendImport } from './exchange-calls.client'

export type Work = 'checking' | 'importing' | null

export type Decisions = Record<string, Decision>

/** A file on its way in: looked at, decided about, taken over. */
export function useImport(intl: PanelIntl) {
  const { t, language } = intl
  const file = useRef<File | null>(null)
  const [work, setWork] = useState<Work>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [decisions, setDecisions] = useState<Decisions>({})

  async function send({ given, dryRun }: { given: File; dryRun: boolean }) {
    setWork(dryRun ? 'checking' : 'importing')
    setProblem(null)
    const conflicts = report?.items.filter(({ verdict }) => verdict === 'conflict') ?? []
    const seen = Object.fromEntries(conflicts.map(({ unit, mineHash }) => [unit, mineHash]))
    try {
      setReport(
        await sendImport({ file: given, dryRun, ...(dryRun ? undecided : { decisions, seen }) }),
      )
      setDecisions({})
    } catch (error) {
      setProblem(problemText({ error, language, noAnswer: t(exchangeTexts.noAnswer) }))
    } finally {
      setWork(null)
    }
  }

  /** Tells what the file would do. It is read once, so that it may change or go meanwhile. */
  async function check(chosen: File | undefined) {
    setReport(null)
    if (!chosen) {
      setProblem(t(exchangeTexts.noFile))
      return
    }
    if (chosen.size > maxFileBytes) {
      const args = { limit: maxFileBytes / 1024 / 1024 }
      setProblem(exchangeProblemText({ problem: { code: 'too-large', args }, language }))
      return
    }
    setWork('checking')
    const content = await chosen.arrayBuffer().catch(() => null)
    file.current = content && new File([content], chosen.name)
    if (file.current) await send({ given: file.current, dryRun: true })
    else {
      setWork(null)
      setProblem(t(exchangeTexts.noFile))
    }
  }

  async function apply() {
    if (file.current) await send({ given: file.current, dryRun: false })
  }

  /** Null leaves the conflict for later. */
  function decide({ units, decision }: { units: string[]; decision: Decision | null }) {
    setDecisions((before) => {
      const others = Object.entries(before).filter(([unit]) => !units.includes(unit))
      const made = decision === null ? [] : units.map((unit) => [unit, decision] as const)
      return Object.fromEntries([...others, ...made])
    })
  }

  return { work, problem, report, decisions, check, apply, decide }
}

export type RunningImport = ReturnType<typeof useImport>

const undecided = { decisions: {}, seen: {} }
