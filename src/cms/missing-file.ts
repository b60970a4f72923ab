import { existsSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers 404 for a file that is not in the folder, where Payload reports an internal error; for
 * existing files it does nothing.
 */
export function missingFile(folder: string): FileHandler {
  return (_req, { params: { filename } }) => {
    if (existsSync(path.join(folder, path.basename(filename)))) return
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  }
}
