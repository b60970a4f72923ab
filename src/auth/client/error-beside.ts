import type { FormProblem, FormTexts } from './form-problem'

/** Error beside a control. */
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
