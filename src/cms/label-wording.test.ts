import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { singularOrder } from './admin-texts/singular-order'

const folders = ['collections', 'globals', 'src/cms', 'src/components/panel', 'src/features']

/** The Romanian texts of the labels in the code. */
function romanianLabels(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  )
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bro:\s+'([^']+)'/g)].map(([, text = '']) => text),
  )
}

/** What a text says for each number or choice. */
function branches(text: string): string[] {
  return [...text.matchAll(/\b\w+ \{([^{}]+)\}/g)].map(([, said = '']) => said)
}

test('buttons of the panel speak to editors as dumneavoastră', () => {
  const texts = romanianLabels()
  expect(texts.length).toBeGreaterThan(1000)
  const said = texts.flatMap((text) => [text, ...branches(text)])
  expect(said.filter((text) => singularOrder.test(text))).toEqual([])
})

test('the panel has one Romanian word for each thing, and one clock', () => {
  // „corector”, „de verificat”, „link”; moments are those of Chișinău.
  const others = /\brevizor|\brevizui|\blegătur[ăi](?! cu)|\b(UTC|GMT)\b/u
  expect(romanianLabels().filter((text) => others.test(text))).toEqual([])
})
