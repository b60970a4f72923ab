import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { visibleTexts } from './visible-texts.mjs'

function faultsIn(element: string): number {
  const found = new Linter().verify(
    `export function Part({ t, isOpen }) { return ${element} }`,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { 'no-restricted-syntax': ['error', ...visibleTexts] },
    },
    { filename: 'part.tsx' },
  )
  expect(found.filter(({ fatal }) => fatal)).toEqual([])
  return found.length
}

test.each([
  '<p>Meniu</p>',
  '<p>Меню {t}</p>',
  '<>Meniu</>',
  "<p>{'Meniu'}</p>",
  '<p>{`Meniu ${t}`}</p>',
  "<p>{isOpen ? 'Închide' : t}</p>",
  "<p>{isOpen && 'Închide'}</p>",
  '<nav aria-label="Meniu" />',
  "<nav aria-label={'Meniu'} />",
  "<button title={isOpen ? t : 'Deschide'} />",
  '<img alt="O sală de cinema" />',
  '<input placeholder="nume" />',
  '<Field label="Nume" />',
])('a text in code is found: %s', (element) => {
  expect(faultsIn(element)).toBe(1)
})

test.each([
  '<p>{t}</p>',
  '<p>404 · {t}, {t}</p>',
  '<img alt="" />',
  '<nav aria-label={t} aria-labelledby="menu" className="menu" />',
  "<p className={isOpen ? 'open' : 'closed'}>{isOpen && <b>{t}</b>}</p>",
  '<Icon name="solar:star-linear" />',
])('what nobody reads is not: %s', (element) => {
  expect(faultsIn(element)).toBe(0)
})
