import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { checkout } from '../checkout'

const manifest = z.object({ version: z.string() })

type PackagedBrowser = {
  executablePath: string
  env: Record<string, string>
  /** For systems without the libraries that Chromium expects: brings its own. */
  envWithLibraries: Record<string, string>
}

/** The Chromium of `@sparticuz/chromium`, unpacked once into `.local/browser` (220 MB). */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = dirname(dirname(main))
  const { version } = manifest.parse(
    JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')),
  )
  const folder = join(checkout, '.local/browser', version)
  if (!existsSync(folder)) await unpack({ archives: join(packageFolder, 'bin'), folder })
  const fonts = { FONTCONFIG_PATH: join(folder, 'fonts') }
  const env: Record<string, string> = existsSync('/etc/fonts') ? {} : fonts
  return {
    executablePath: join(folder, 'chromium'),
    env,
    envWithLibraries: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  }
}

async function unpack({ archives, folder }: { archives: string; folder: string }): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    await withTemporaryFolder(draft, () =>
      Promise.all([chromium.executablePath(archives), inflate(join(archives, 'al2023.tar.br'))]),
    )
    // Unpacked for its owner alone; another user of this checkout may run it as well.
    for (const path of [draft, join(draft, 'chromium')]) chmodSync(path, 0o755)
    if (!existsSync(folder)) renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The package unpacks into the system's temporary folder, where other users' copies may lie. */
async function withTemporaryFolder<Result>(
  folder: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    return await task()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
