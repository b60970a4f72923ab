import { label, type AdminLabel } from '../label'

const places = /\{(\w+)\}/g

/** What a reply template may have filled in: who wrote, and what. */
const inText = ['name', 'message']
/** A subject is one line. */
const inSubject = ['name']

function problem(allowed: readonly string[]): AdminLabel {
  const names = allowed.map((name) => `{${name}}`).join(', ')
  return label({
    ro: `Între acolade poate sta numai: ${names}.`,
    en: `Braces can hold only: ${names}.`,
    ru: `В фигурных скобках может стоять только: ${names}.`,
  })
}

function problemIn(options: { text: string; allowed: readonly string[] }): AdminLabel | null {
  const { text, allowed } = options
  const rest = text.replace(places, (whole, name: string) => (allowed.includes(name) ? '' : whole))
  return /[{}]/.test(rest) ? problem(allowed) : null
}

/** What is wrong with the braces in the text of a reply template; null when nothing is. */
export function textProblem(text: string): AdminLabel | null {
  return problemIn({ text, allowed: inText })
}

/** The same for its subject. */
export function subjectProblem(text: string): AdminLabel | null {
  return problemIn({ text, allowed: inSubject })
}
