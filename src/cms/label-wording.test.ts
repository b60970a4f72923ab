import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { singularOrder } from './admin-texts/singular-order'

const folders = ['collections', 'globals', 'src/cms', 'src/components/panel', 'src/features']

/** The texts of the labels in the code, in one of their languages. */
function labelsIn(language: 'ro' | 'ru'): string[] {
  const text = new RegExp(String.raw`\b${language}:\s+'([^']+)'`, 'g')
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  )
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(text)].map(([, said = '']) => said),
  )
}

/** What a text says for each number or choice. */
function branches(text: string): string[] {
  return [...text.matchAll(/\b\w+ \{([^{}]+)\}/g)].map(([, said = '']) => said)
}

test('buttons of the panel speak to editors as dumneavoastră', () => {
  const texts = labelsIn('ro')
  expect(texts.length).toBeGreaterThan(1000)
  const said = texts.flatMap((text) => [text, ...branches(text)])
  expect(said.filter((text) => singularOrder.test(text))).toEqual([])
})

test('the panel has one Romanian word for each thing, and one clock', () => {
  // „corector”, „de verificat”, „link”; moments are those of Chișinău.
  const others = /\brevizor|\brevizui|\blegătur[ăi](?! cu)|\b(UTC|GMT)\b/u
  expect(labelsIn('ro').filter((text) => others.test(text))).toEqual([])
})

test('the panel has one Russian word for each thing', () => {
  const texts = labelsIn('ru')
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => /аккаунт|эл\. почт/iu.test(text))).toEqual([])
})
