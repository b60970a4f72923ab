import { jsonResponse } from '../responses'
import { sendResponse } from '../send'
import type { EditorCheck } from './editor-token'
import type { Exchange } from './requests'
import { getBodyLimit, isForEditors, refuseMethod, type BodyLimit } from './route-table'

const sentences = {
  403: { code: 'signed-out', message: 'only editors who have signed in may send this' },
  408: { code: 'too-slow', message: 'the body takes too long' },
  411: { code: 'length-required', message: 'the length of the body is missing' },
  413: { code: 'too-large', message: 'the body is too large' },
} as const

/** A refused body of so many bytes is read and forgotten, so that the answer to it arrives. */
const drained = 1024 * 1024

/** Payload's panel shows the first of `errors`, our own callers know the code. */
function sendRefusal({ req, res, status }: Exchange & { status: keyof typeof sentences }) {
  const { code, message } = sentences[status]
  const answer = jsonResponse({ status, body: { code, message, errors: [{ message }] } })
  return sendResponse({ req, res, answer })
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
    void sendRefusal({ req, res, status: 408 }).then(() => req.destroy())
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
  // Browsers and proxies state a length; without one a body could only be judged when it is here.
  const isUnknown = req.headers['transfer-encoding'] !== undefined
  if (isUnknown || length > limit.bytes) {
    if (isUnknown || length > drained) res.setHeader('connection', 'close')
    await sendRefusal({ req, res, status: isUnknown ? 411 : 413 })
    return true
  }
  if (length > 0) awaitBody({ req, res, seconds: limit.seconds })
  return false
}

/**
 * Refuses a method or a body that the route does not take, or not from this sender.
 * @returns whether the request was answered
 */
export async function refuseRequest({
  req,
  res,
  path,
  hasEditorToken,
}: Exchange & { path: string; hasEditorToken: EditorCheck }): Promise<boolean> {
  const { method = 'GET', headers } = req
  const refusal = refuseMethod({ method, path })
  if (refusal) {
    const { status, ...allow } = refusal
    res.writeHead(status, { ...allow, 'cache-control': 'no-store' }).end()
    return true
  }
  // A body has no meaning there, and not every server would look for its end (RFC 9110, 9.3.1).
  if (method === 'GET' || method === 'HEAD') {
    return guardBody({ req, res, limit: { bytes: 0, seconds: 0 } })
  }
  const isEditor = await hasEditorToken({ headers })
  const isRefused = await guardBody({ req, res, limit: getBodyLimit({ path, isEditor }) })
  if (isRefused || isEditor || !isForEditors({ method, path })) return isRefused
  await sendRefusal({ req, res, status: 403 })
  return true
}
