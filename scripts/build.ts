import { join } from 'node:path'
import { localFolder } from '../src/dev/checkout'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { buildSite } from '../src/dev/site-build'

await runInterruptible(
  async ({ signal }) => {
    await buildSite({ signal, logFile: join(localFolder(), 'build.log'), echo: true })
    return 0
  },
  { interruptedCode: () => 1 },
)
