import { APIError, type PayloadRequest } from 'payload'
import { inAdminLanguage, type AdminLabel } from '@/cms/label'
import { Failure } from '@/lib/failure'
import { signInTexts } from './sign-in-texts'

export type RefusalReason =
  | 'code-needed'
  | 'wrong-code'
  | 'limited'
  | 'unavailable'
  | 'last-administrator'
  | 'password-of-another'

const statusOf: Record<RefusalReason, number> = {
  'code-needed': 401,
  'wrong-code': 401,
  limited: 429,
  unavailable: 503,
  'last-administrator': 409,
  'password-of-another': 403,
}

/** A refusal that Payload answers with, in the language of the admin. */
export class EditorRefusal extends APIError<{ reason: RefusalReason }> {
  constructor({
    reason,
    text,
    req,
    minutes = 0,
  }: {
    reason: RefusalReason
    text: AdminLabel
    req: PayloadRequest
    minutes?: number
  }) {
    const sentence = inAdminLanguage({ language: req.i18n.language, text })
    super(sentence.replace('{minutes}', String(minutes)), statusOf[reason], { reason })
    // Payload picks the level of the log by the name: a refusal is nobody's fault.
    this.name = 'Forbidden'
  }
}

/**
 * Runs a count of tries, and turns its refusal into an answer with `Retry-After`.
 * @throws {EditorRefusal} `limited` or `unavailable`
 */
export async function orRefuse<Result>({
  req,
  work,
}: {
  req: PayloadRequest
  work: () => Promise<Result>
}): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const seconds = Math.ceil(error.details.retryAfter ?? 60)
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('retry-after', String(seconds))
    if (error.code !== 'limited') {
      throw new EditorRefusal({ req, reason: 'unavailable', text: signInTexts.unavailable })
    }
    const minutes = Math.ceil(seconds / 60)
    throw new EditorRefusal({ req, reason: 'limited', text: signInTexts.limited, minutes })
  }
}
