import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'

/** Longest wait for a connection and a greeting, in milliseconds. */
const timeout = 10_000

/**
 * Longest silence after that, in milliseconds: a server that looks through a mail before it answers
 * has it already, and would get it again.
 */
const answerTimeout = 40_000

/** Longest attempt, in milliseconds: a server that answers drop by drop must not hold a mail for ever. */
const longestSendMs = 4 * 60_000

export type Outcome =
  | { kind: 'sent' }
  /** The mail server cannot be reached or refuses the sign-in; the mail itself is fine. */
  | { kind: 'connection'; reason: string }
  /** The server does not take this mail for now. */
  | { kind: 'refusal'; reason: string }
  /** It never will. */
  | { kind: 'rejection'; reason: string }

const sendError = z
  .object({
    code: z.string(),
    responseCode: z.number(),
    permanent: z.boolean(),
    command: z.string(),
    response: z.string(),
    message: z.string(),
  })
  .partial()

/** Servers like to repeat the address; it has no business in a log or in a column. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/g, '…').slice(0, 300)
}

/** What an error of a send means for the mail. */
export function toOutcome(error: unknown): Outcome {
  const {
    code = '',
    responseCode,
    permanent,
    command,
    response,
    message,
  } = sendError.safeParse(error).data ?? {}
  const reason = withoutAddresses([code, command, response ?? message].filter(Boolean).join(' '))
  // Only these are about the mail: a refused sign-in or greeting says nothing about it.
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { kind: 'connection', reason }
  const isFinal = permanent ?? responseCode === undefined
  return { kind: isFinal ? 'rejection' : 'refusal', reason }
}

export type Transport = {
  /** Never throws; gives up when `signal` says so. */
  send: (message: SendMailOptions, signal: AbortSignal) => Promise<Outcome>
}

/** The way to the mail server, `smtp://user:password@host:587` or `smtps://…`. */
export function openTransport(smtpUrl: string): Transport {
  const mailer = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: answerTimeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (message, given) => {
      const signal = AbortSignal.any([given, AbortSignal.timeout(longestSendMs)])
      return mailer.sendMail({ ...message, signal }).then(
        () => ({ kind: 'sent' }),
        (error: unknown) => toOutcome(error),
      )
    },
  }
}
