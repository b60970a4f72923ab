import type { IncomingMessage } from 'node:http'
import type { Answer } from '../app/answer'
import type { BodyLimit } from './body-limits'
import type { Exchange } from './followed-request'
import { jsonAnswer } from '../own-answers'
import { sendAnswer } from '../send'

const sentences = {
  408: { code: 'too-slow', message: 'the body takes too long' },
  411: { code: 'length-required', message: 'the length of the body is missing' },
  413: { code: 'too-large', message: 'the body is too large' },
} as const

/** A refused body of so many bytes is read and forgotten, so that the answer to it arrives. */
const drained = 1024 * 1024

type Status = keyof typeof sentences

// Payload's panel shows the first of `errors`, our own callers know the code.
function refusal(status: Status): Answer {
  const { code, message } = sentences[status]
  return jsonAnswer({ status, body: { code, message, errors: [{ message }] } })
}

/** What is wrong with a body by its headers; null where nothing is, or there is none. */
function refuseBody({
  req: { headers },
  limit,
}: {
  req: IncomingMessage
  limit: BodyLimit
}): Status | null {
  // Browsers and proxies state a length; without one a body could only be judged when it is here.
  if (headers['transfer-encoding'] !== undefined) return 411
  return Number(headers['content-length'] ?? 0) > limit.bytes ? 413 : null
}

/** Ends a request whose body is not here in time. */
function awaitBody({ req, res, seconds }: Exchange & { seconds: number }): void {
  const timer = setTimeout(() => {
    if (req.complete) return
    if (res.headersSent) {
      res.destroy()
      return
    }
    res.setHeader('connection', 'close')
    void sendAnswer({ asked: req, res, answer: refusal(408) }).then(() => req.destroy())
  }, seconds * 1000)
  const stop = () => clearTimeout(timer)
  req.once('end', stop)
  res.once('close', stop)
}

/**
 * Sees to it that a body is neither longer nor slower than its route allows.
 * @returns whether the request was refused, and answered
 */
export async function guardBody({
  req,
  res,
  limit,
}: Exchange & { limit: BodyLimit }): Promise<boolean> {
  const length = Number(req.headers['content-length'] ?? 0)
  const status = refuseBody({ req, limit })
  if (status === null) {
    if (length > 0) awaitBody({ req, res, seconds: limit.seconds })
    return false
  }
  if (status === 411 || length > drained) res.setHeader('connection', 'close')
  await sendAnswer({ asked: req, res, answer: refusal(status) })
  return true
}
