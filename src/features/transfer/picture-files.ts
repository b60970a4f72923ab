import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

/** A folder on the same disk, so that what is set down there comes to its place in one step. */
export async function openStage(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return mkdtemp(path.join(folder, '.incoming-'))
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
  const place = path.join(stage, sha256)
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

export async function placePicture(options: { folder: string; file: StagedFile }): Promise<void> {
  const { folder, file } = options
  const copy = `${file.path}.${path.extname(file.name).slice(1)}`
  // Two names may have the same bytes.
  await writeFile(copy, await readFile(file.path))
  await rename(copy, path.join(folder, file.name))
}
