import type { Dismissal, Finding } from '../types'
import type { UnitRow } from '../units/unit-rows'

type Known = Pick<UnitRow, 'hash' | 'dismissed' | 'findings'>

/**
 * The dismissals that stay in force. One of a cut goes with the text alone: what else the check
 * goes by, as the words of other texts, changes on its own.
 */
export function dismissalsIn(options: {
  known: Known | undefined
  hash: string
  findings: readonly Finding[]
}): Dismissal[] {
  const { known, hash, findings } = options
  return (known?.dismissed ?? []).flatMap((dismissal) => {
    if (findings.some((finding) => isAbout({ dismissal, finding }))) return [dismissal]
    if (dismissal.check !== 'cut-off' || known?.hash !== hash) return []
    const finding = findings.find(({ check }) => check === 'cut-off')
    return [{ ...dismissal, ...(finding && { fingerprint: finding.fingerprint }) }]
  })
}

/** Findings that nobody has dismissed. */
export function openFindings(options: {
  findings: readonly Finding[]
  dismissed: readonly Dismissal[]
}): Finding[] {
  const { findings, dismissed } = options
  return findings.filter(
    (finding) => !dismissed.some((dismissal) => isAbout({ dismissal, finding })),
  )
}

function isAbout({ dismissal, finding }: { dismissal: Dismissal; finding: Finding }): boolean {
  return dismissal.check === finding.check && dismissal.fingerprint === finding.fingerprint
}

/** How many errors and warnings are open. */
export function countOpen(open: readonly Finding[]): Pick<UnitRow, 'errors' | 'warnings'> {
  return {
    errors: open.filter(({ level }) => level === 'error').length,
    warnings: open.filter(({ level }) => level === 'warning').length,
  }
}

/** That a person has confirmed that exactly this text is cut off. */
export function confirmedCut(options: {
  known: Known | undefined
  hash: string
}): Finding | undefined {
  const { known, hash } = options
  if (known?.hash !== hash) return undefined
  return known.findings.find((finding) => finding.check === 'cut-off' && isConfirmed(finding))
}

export function isConfirmed({ confirmed }: Finding): boolean {
  return confirmed !== undefined
}
