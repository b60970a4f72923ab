import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleFront } from './front-bundle'

test('the front server is small, and neither Next nor Payload is in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'front-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, 'server.mjs')
  await bundleFront({ outfile })
  const program = readFileSync(outfile, 'utf8')
  expect(program).not.toMatch(/node_modules\/(?:next|payload|react-dom|@payloadcms)\//)
  // One other character, and V8 keeps all of it at two bytes a character.
  expect(program).not.toMatch(/[\u0080-\uffff]/)
  expect(program.length).toBeLessThan(2_000_000)
})
