import { accessSync, constants } from 'node:fs'
import path from 'node:path'

// Servers are in folders that only root's PATH includes.
const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The file of a program that may be installed; null where it is not. */
export function findProgram(name: string): string | null {
  for (const place of [...(process.env.PATH ?? '').split(path.delimiter), ...places]) {
    const file = path.join(place, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      continue
    }
  }
  return null
}
