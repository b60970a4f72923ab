import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getEnv } from './env'

// Found from this process's folder, which is the project's or that of a standalone build.
const buildFile = path.join(process.cwd(), '.next/BUILD_ID')

let build: string | undefined
let mark: string | undefined

function readBuildId(): string {
  return existsSync(/* turbopackIgnore: true */ buildFile)
    ? readFileSync(/* turbopackIgnore: true */ buildFile, 'utf8').trim()
    : 'development'
}

/**
 * The id of the build that runs, also once a newer one lies on the disk; a constant while Next builds
 * or runs in development.
 */
export function getBuildId(): string {
  build ??= readBuildId()
  return build
}

/** @returns 64 hexadecimal digits, the same for anyone who knows the secret and the build */
export function computeScriptMark({ secret, build }: { secret: string; build: string }): string {
  return createHmac('sha256', secret)
    .update(`marks our own inline scripts of ${build}`)
    .digest('hex')
}

/**
 * The secret by which the front server knows the inline scripts that are our own (docs/adr/0029):
 * they carry it as their `nonce`, and it takes it away before anything goes out. Derived, so that the
 * front server and the application agree on it, and new with each build.
 */
export function scriptMark(): string {
  mark ??= computeScriptMark({ secret: getEnv().INTERNAL_SECRET, build: getBuildId() })
  return mark
}
