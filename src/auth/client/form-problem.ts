import type { Locale } from '@/i18n/locales'
import { toProblem, type SiteResponse } from './error-key'
import type { ErrorKey, ProblemTexts } from './problem'
import { problemText } from './problem-text'

// What only the calls for members answer, by the codes of src/lib/errors/error-codes.ts.
const keyByCode = {
  'wrong-password': 'WRONG_PASSWORD',
  'sign-in-again': 'SIGN_IN_AGAIN',
  'invalid-claim': 'CHECK_EMAIL_TO_VERIFY_ERROR',
} as const

type MemberErrorKey = (typeof keyByCode)[keyof typeof keyByCode]

/** Why a form of a member was not accepted, in the reader's words. */
export type FormProblem = {
  key: ErrorKey | MemberErrorKey
  text: string
  /** The controls to put right, in the order of the form. */
  fields: { id: string; text: string }[]
}

/** The words for problems; `fieldErrors` has those of the form itself, by the server's keys. */
export type FormTexts = ProblemTexts & { fieldErrors: Record<string, string> }

type Form = {
  texts: FormTexts
  /** Id of the control for each field of the call, in the order of the form. */
  controls: Record<string, string>
}

function sentence({ texts, key }: { texts: FormTexts; key: string }): string {
  const shared: Record<string, string> = texts.errors
  return texts.fieldErrors[key] ?? shared[key] ?? texts.errors.FIELDS_ERROR
}

/** A problem that the form has found by itself; null when no field has an error. */
export function checkedProblem({
  errors,
  texts,
  controls,
}: Form & {
  /** The key of the error of each faulty field. */
  errors: Record<string, string | null>
}): FormProblem | null {
  const fields = Object.entries(controls).flatMap(([name, id]) => {
    const key = errors[name]
    return key ? [{ id, text: sentence({ texts, key }) }] : []
  })
  if (fields.length === 0) return null
  return { key: 'FIELDS_ERROR', text: texts.errors.FIELDS_ERROR, fields }
}

function fieldErrors({ body }: SiteResponse): Record<string, string> {
  const { fields } = body
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, String(key)]))
}

function memberKey({ http, body }: SiteResponse): MemberErrorKey | undefined {
  if (http !== 403) return undefined
  const [, key] = Object.entries(keyByCode).find(([code]) => code === body.code) ?? []
  return key
}

/** Error of a form by its response; null when the form was accepted. */
export function answeredProblem({
  answer,
  locale,
  ...form
}: Form & { answer: SiteResponse; locale: Locale }): FormProblem | null {
  const { texts, controls } = form
  const key = memberKey(answer)
  if (key) {
    const text = sentence({ texts, key })
    const id = key === 'WRONG_PASSWORD' ? controls.password : undefined
    return { key, text, fields: id === undefined ? [] : [{ id, text }] }
  }
  const problem = toProblem(answer)
  if (!problem) return null
  const fields = checkedProblem({ ...form, errors: fieldErrors(answer) })?.fields ?? []
  return { key: problem.key, text: problemText({ problem, texts, locale }), fields }
}
