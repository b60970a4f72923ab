import { resolve } from 'node:path'

/** npm starts scripts in the project's folder and says where it was called itself. */
export function inCallersFolder(file: string): string {
  const folder = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd()
  return resolve(folder, file)
}
