import type { FormProblem, FormTexts } from './form-problem'

/** What is shown beside a control that has an error. */
export function errorBeside({
  problem,
  id,
  texts,
}: {
  problem: FormProblem | null
  id: string
  texts: FormTexts
}): string | undefined {
  const field = problem?.fields.find((entry) => entry.id === id)
  return field && `${texts.attention} ${field.text}`
}
