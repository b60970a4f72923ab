import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { closeStage, isPicture, openStage, placePicture, stagePicture } from './picture-files'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a3b2f' } })

const png = await picture.clone().png().toBuffer()
const avif = await picture.clone().avif().toBuffer()
const gif = await picture.clone().gif().toBuffer()
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')

test.each([
  ['a picture', { name: 'sala.png', bytes: png }, true],
  ['a newer kind of picture', { name: 'SALA.AVIF', bytes: avif }, true],
  ['a picture that was cut, under the name of another kind', { name: 'x.webp', bytes: png }, true],
  ['a drawing, which may carry script', { name: 'sala.webp', bytes: drawing }, false],
  ['a picture of a kind that nobody may upload', { name: 'sala.webp', bytes: gif }, false],
  ['a picture that calls itself a page', { name: 'sala.html', bytes: png }, false],
  ['no picture', { name: 'sala.webp', bytes: Buffer.from('nimic') }, false],
])('%s', async (_case, file, isOne) => {
  expect(await isPicture(file)).toBe(isOne)
})

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-pictures-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

test('what was set down comes to its place without being written again', async () => {
  const folder = emptyFolder()
  const stage = await openStage(folder)
  const files = []
  for (const name of ['sala.png', 'scena.png']) {
    const file = await stagePicture({ stage, name, bytes: png })
    files.push({ ...file, inode: statSync(file.path).ino })
  }
  for (const { inode, ...file } of files) {
    await placePicture({ folder, file })
    const placed = path.join(folder, file.name)
    expect(statSync(placed).ino).toBe(inode)
    expect(readFileSync(placed).equals(png)).toBe(true)
  }
  await closeStage(stage)
  expect(readdirSync(folder).toSorted()).toEqual(['sala.png', 'scena.png'])
})

test('what a crash has left is removed a day later, and a running import keeps its own', async () => {
  const folder = emptyFolder()
  const left = await openStage(folder)
  await stagePicture({ stage: left, name: 'sala.png', bytes: png })
  const running = await openStage(folder)
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  utimesSync(left, yesterday, yesterday)
  const stage = await openStage(folder)
  const present = [running, stage].map((place) => path.basename(place))
  expect(readdirSync(folder).toSorted()).toEqual(present.toSorted())
})
