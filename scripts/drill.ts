// Shows that an export restores the site: into an empty database, and back into the same file.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { contentEnvironment } from '../src/dev/content-environment'
import { runContentTask } from '../src/dev/content-task'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { createDatabase, dropDatabase } from '../src/dev/postgres/database'
import { secondsSince, withProgress } from '../src/dev/progress'
import { compareExports } from './content/compare-exports'

const MAY_NOT_CREATE = '42501'
const mostNamed = 20

async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  try {
    return await createDatabase({ serverUrl, name })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code !== MAY_NOT_CREATE) throw error
    throw new PlainError(
      'The drill restores into a database of its own, and the user of DATABASE_URL may not create ' +
        'one. Let an administrator run: ALTER ROLE … CREATEDB; or give the drill another user.',
    )
  }
}

await runInterruptible(
  async (run) => {
    const started = Date.now()
    const { signal } = run
    const env = await contentEnvironment(run)
    const folder = mkdtempSync(join(os.tmpdir(), 'pasiuni-drill-'))
    run.defer(() => rmSync(folder, { recursive: true, force: true }))
    const [one, other] = [join(folder, 'source.json'), join(folder, 'restored.json')]
    const told = await withProgress('Exporting the content', () =>
      runContentTask({ env, args: ['export', one], signal }),
    )
    console.log(`  ${told.replaceAll('\n', '\n  ')}`)

    const serverUrl = env.DATABASE_URL
    const name = `pasiuni_drill_${randomBytes(6).toString('hex')}`
    const DATABASE_URL = await emptyDatabase(serverUrl, name)
    run.defer(() => dropDatabase({ serverUrl, name }))
    const restored = { ...env, DATABASE_URL, MEDIA_DIR: join(folder, 'media') }
    await withProgress('Restoring it into an empty database, and exporting that', () =>
      runContentTask({ env: restored, args: ['restore', one, other], signal }),
    )

    const { counts, differing } = await compareExports({ one, other })
    for (const [kind, count] of counts) {
      console.log(`  ${String(count).padStart(5)}  ${kind}`)
    }
    if (differing.length === 0) {
      console.log(`The restored content is the same, byte for byte (${secondsSince(started)}).`)
      return 0
    }
    console.error(`The restored content differs in ${differing.length} places:`)
    for (const place of differing.slice(0, mostNamed)) console.error(`  ${place}`)
    return 1
  },
  { interruptedCode: () => 130 },
)
