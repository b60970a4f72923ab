import { createHash, randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'

/** A picture file as a file of an export brings it, set down beside those of the site. */
export type StagedFile = { name: string; path: string; sha256: string }

export function hashSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Where the pictures of this site lie. */
export function pictureFolder(cms: Payload): string {
  const folder = cms.collections.media.config.upload.staticDir
  if (!folder) throw new Error('The media collection has no upload folder.')
  return folder
}

/** Null where it is gone. */
export async function readPicture(options: {
  folder: string
  name: string
}): Promise<Uint8Array | null> {
  try {
    return await readFile(path.join(options.folder, options.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const stagePrefix = '.incoming-'

/** In milliseconds: no import takes a day. */
const longestImport = 24 * 60 * 60 * 1000

/**
 * A folder on the same disk, so that what is set down there comes to its place in one step. Removes
 * those that imports which never ended have left.
 */
export async function openStage(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name.startsWith(stagePrefix)) await removeStale(path.join(folder, name))
  }
  return mkdtemp(path.join(folder, stagePrefix))
}

async function removeStale(stage: string): Promise<void> {
  // Another import may remove it at the same time.
  const found = statSync(stage, { throwIfNoEntry: false })
  if (found && Date.now() - found.mtimeMs > longestImport) await closeStage(stage)
}

export function closeStage(stage: string): Promise<void> {
  return rm(stage, { recursive: true, force: true })
}

export async function stagePicture(options: {
  stage: string
  name: string
  bytes: Uint8Array
}): Promise<StagedFile> {
  const { stage, name, bytes } = options
  const sha256 = hashSha256(bytes)
  // Two names may have the same bytes, and each comes to its place by itself.
  const place = path.join(stage, randomUUID())
  await writeFile(place, bytes)
  return { name, path: place, sha256 }
}

const formats = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'avif'])
const endings = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/**
 * Whether the bytes are a picture as the site has them, and the name that of one. They may differ in
 * kind: pictures that were cut are stored so.
 */
export async function isPicture(file: { name: string; bytes: Uint8Array }): Promise<boolean> {
  if (!endings.has(path.extname(file.name).toLowerCase())) return false
  try {
    const { format } = await sharp(file.bytes).metadata()
    return formats.has(format)
  } catch {
    return false
  }
}

/** Whether the site has other bytes under the name, or none. */
export async function readFileState(options: {
  folder: string
  file: StagedFile
}): Promise<'created' | 'updated' | 'unchanged'> {
  const { folder, file } = options
  const present = await readPicture({ folder, name: file.name })
  if (!present) return 'created'
  return hashSha256(present) === file.sha256 ? 'unchanged' : 'updated'
}

/** Takes no room on the disk: all of it is there since the file was read. */
export async function placePicture(options: { folder: string; file: StagedFile }): Promise<void> {
  const { folder, file } = options
  await rename(file.path, path.join(folder, file.name))
}
