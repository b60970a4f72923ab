import { bodyLimitOf } from './body-limits'
import type { EditorCheck } from './editor-token'
import type { Exchange } from './followed-request'
import { guardBody } from './guard-body'
import { refuseMethod } from './route-table'

/**
 * Refuses a method or a body that the route does not take.
 * @returns whether the request was answered
 */
export async function refuseRequest({
  req,
  res,
  path,
  hasEditorToken,
}: Exchange & { path: string; hasEditorToken: EditorCheck }): Promise<boolean> {
  const { method, headers } = req
  const refusal = refuseMethod({ method, path })
  if (refusal) {
    const allow = 'allow' in refusal ? { allow: refusal.allow } : {}
    res.writeHead(refusal.status, { ...allow, 'cache-control': 'no-store' })
    res.end()
    return true
  }
  // A body means nothing there, and not everybody would look for its end (RFC 9110, 9.3.1).
  const isQuestion = method === 'GET' || method === 'HEAD'
  const limit = isQuestion
    ? { bytes: 0, seconds: 0 }
    : bodyLimitOf({ path, isEditor: hasEditorToken({ headers }) })
  return guardBody({ req, res, limit })
}
