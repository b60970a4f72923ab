// A process that starts an auth core and stays: tests/core/embedded-process.core.spec.ts kills it.
import { startAuthCore } from '../../src/dev/auth-core'

const databaseUrl = process.env.DATABASE_URL ?? ''
const core = await startAuthCore({ databaseUrl, signal: new AbortController().signal })
console.log(core.url)
setInterval(() => {}, 60_000)
