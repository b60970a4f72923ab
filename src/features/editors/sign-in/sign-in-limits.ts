import { normalEmail } from '@/auth/email-rules'
import type { SignInOrigin } from '@/auth/limits/trusted-devices'
import {
  chargeTry,
  renewTries,
  type AttemptBudget,
  type Refund,
} from '@/auth/limits/attempt-budget'
import { chargeAllOrThrow } from '@/auth/limits/limit'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Whose account someone tries to enter, and from where. */
export type EditorAttempt = { email: string; place: SignInOrigin }

/** No account is ever locked. */
function budget({
  name,
  perPlace,
  perNetwork,
}: {
  name: string
  perPlace: { points: number; seconds: number }
  perNetwork: { points: number; seconds: number }
}): AttemptBudget {
  return {
    perDay: {
      device: { name: `${name}-device`, points: 10, seconds: day },
      network: { name: `${name}-known-network`, points: 20, seconds: day },
      stranger: { name: `${name}-elsewhere`, points: 30, seconds: day },
    },
    networkShare: { name: `${name}-share`, points: 10, seconds: day },
    perPlace: { name: `${name}-place`, ...perPlace },
    perNetwork: { name: `${name}-network`, ...perNetwork },
  }
}

const passwords = budget({
  name: 'editor-password',
  perPlace: { points: 5, seconds: 10 * minute },
  perNetwork: { points: 20, seconds: 15 * minute },
})

const codes = budget({
  name: 'editor-code',
  perPlace: { points: 5, seconds: 10 * minute },
  perNetwork: { points: 20, seconds: 15 * minute },
})

const links = budget({
  name: 'editor-link',
  perPlace: { points: 3, seconds: hour },
  perNetwork: { points: 10, seconds: hour },
})

const resetNetwork = { name: 'editor-reset-network', points: 20, seconds: hour }

/** What an editor's account is called where places and limits are kept: members have their own. */
export function editorAccount(email: string): string {
  return `editor:${normalEmail(email)}`
}

type Try = EditorAttempt & { budget: AttemptBudget }

function charged({ email, ...attempt }: Try): Promise<Refund> {
  return chargeTry({ account: editorAccount(email), ...attempt })
}

/**
 * Charges a try of a password before it is compared.
 * @throws {AppError} `limited`
 */
export function chargePassword(attempt: EditorAttempt): Promise<Refund> {
  return charged({ ...attempt, budget: passwords })
}

/**
 * Charges a try of a code of the second factor before it is compared.
 * @throws {AppError} `limited`
 */
export function chargeCode(attempt: EditorAttempt): Promise<Refund> {
  return charged({ ...attempt, budget: codes })
}

/**
 * Counts a link for a new password that someone asks for.
 * @throws {AppError} `limited`
 */
export async function limitLinks(attempt: EditorAttempt): Promise<void> {
  await charged({ ...attempt, budget: links })
}

/**
 * Counts a use of such a link.
 * @throws {AppError} `limited`
 */
export function limitResets({ network }: Pick<SignInOrigin, 'network'>): Promise<void> {
  return chargeAllOrThrow([{ limit: resetNetwork, of: [network] }])
}

/** After the owner has proved by mail who they are: what others have used up is given back. */
export function renewPasswordTries({ email, place }: EditorAttempt): Promise<void> {
  return renewTries({ account: editorAccount(email), place, budget: passwords })
}
