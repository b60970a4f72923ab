import { copyFile, link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Hard links to files of a folder, whose originals may then be removed or replaced. */
export type KeptFiles = { folder: string; beside: string }

// File systems without hard links.
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'])
const failureSchema = z.object({ code: z.string() })

/**
 * Keeps files of `folder` in a new folder of the same file system; those that are missing are left
 * out.
 * @throws where the disk takes no more, after which nothing is left of it
 */
export async function keepFiles(options: { folder: string; names: string[] }): Promise<KeptFiles> {
  const { folder, names } = options
  await mkdir(folder, { recursive: true })
  const beside = await mkdtemp(path.join(folder, '.replaced-'))
  const kept = { folder, beside }
  try {
    for (const name of names) {
      await keep({ from: path.join(folder, name), to: path.join(beside, name) })
    }
    return kept
  } catch (error) {
    await discardKeptFiles(kept)
    throw error
  }
}

/** Puts the kept files of these names back where theirs are missing or others. */
export async function putBack(kept: KeptFiles & { names: string[] }): Promise<void> {
  const { folder, beside, names } = kept
  for (const name of names) {
    try {
      // Does nothing where both are still the same file.
      await rename(path.join(beside, name), path.join(folder, name))
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }
}

export async function discardKeptFiles({ beside }: KeptFiles): Promise<void> {
  await rm(beside, { recursive: true, force: true })
}

async function keep({ from, to }: { from: string; to: string }): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return
    if (!noLinks.has(code)) throw error
    await copyFile(from, to)
  }
}

function codeOf(error: unknown): string {
  return failureSchema.safeParse(error).data?.code ?? ''
}
