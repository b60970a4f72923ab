import { label, type AdminLabel } from '../label'

const places = /\{(\w+)\}/g

/** Placeholders of a reply template: the sender's name and the message. */
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

/** Problem with the braces of a reply template, in words; null when there is none. */
export function textProblem(text: string): AdminLabel | null {
  return problemIn({ text, allowed: inText })
}

/** The same for its subject. */
export function subjectProblem(text: string): AdminLabel | null {
  return problemIn({ text, allowed: inSubject })
}
