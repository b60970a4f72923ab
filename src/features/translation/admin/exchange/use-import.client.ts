import { useRef, useState } from 'react'
import type { ImportReport } from '../../transfer/import-report'
import { maxFileBytes } from '../../interchange/limits'
import { exchangeProblemText } from '../../interchange/problem-texts'
import { problemText } from '@/components/panel/panel-call.client'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import {
  areAnyMade,
  decided,
  draftsAfter,
  toDecisions,
  type Choice,
  type Drafts,
} from './decisions'
import { sendImport } from './exchange-calls.client'

export type Work = 'checking' | 'importing' | null

/** A file on its way in: looked at, decided about, taken over. */
export function useImport(intl: PanelIntl) {
  const { t, language } = intl
  const file = useRef<File | null>(null)
  const [work, setWork] = useState<Work>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [drafts, setDrafts] = useState<Drafts>({})
  /** What the drafts are about, also while another look is taken at the file. */
  const before = useRef<ImportReport | null>(null)
  /** As the editor chose it: another one may leave nothing of the drafts. */
  const looked = useRef<File | null>(null)
  const [other, setOther] = useState<File | null>(null)

  async function send({ given, dryRun }: { given: File; dryRun: boolean }) {
    setWork(dryRun ? 'checking' : 'importing')
    setProblem(null)
    const decisions = toDecisions(drafts)
    const made = report?.items.filter(({ unit }) => Object.hasOwn(decisions, unit)) ?? []
    const seen = Object.fromEntries(made.map(({ unit, mineHash }) => [unit, mineHash]))
    try {
      const next = await sendImport({
        file: given,
        dryRun,
        ...(dryRun ? undecided : { decisions, seen }),
      })
      const former = before.current
      before.current = next
      setReport(next)
      setDrafts((now) => draftsAfter({ drafts: now, before: former, report: next }))
    } catch (error) {
      setProblem(problemText({ error, language, noResponse: t(exchangeTexts.noAnswer) }))
    } finally {
      setWork(null)
    }
  }

  /** Tells what the file would do, or asks first where another one would take the drafts away. */
  async function check(chosen: File | undefined) {
    if (chosen && chosen !== looked.current && areAnyMade(drafts)) setOther(chosen)
    else await look(chosen)
  }

  /** The file is read once, so that it may change or go meanwhile. */
  async function look(chosen: File | undefined) {
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
    looked.current = chosen
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
  function decide({ units, choice }: { units: string[]; choice: Choice | null }) {
    setDrafts((now) => decided({ drafts: now, units, choice }))
  }

  function write({ unit, text }: { unit: string; text: string }) {
    setDrafts((now) => ({ ...now, [unit]: { choice: 'text', text } }))
  }

  /** Asked before another file is looked at; null where nothing is. */
  const question = other && {
    onLeave: () => {
      setOther(null)
      void look(other)
    },
    onStay: () => setOther(null),
  }

  return { question, work, problem, report, drafts, check, apply, decide, write }
}

export type RunningImport = ReturnType<typeof useImport>

const undecided = { decisions: {}, seen: {} }
