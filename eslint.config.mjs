import eslint from '@eslint/js'
import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { visibleTexts } from './scripts/visible-texts.mjs'

const typescript = ['**/*.{ts,tsx}']
const tests = ['tests/**', '**/*.{test,spec}.{ts,tsx}']
const configFiles = ['*.config.{ts,mjs}']

const localApi =
  '/^(find|findByID|findDistinct|create|update|delete|duplicate|count|findVersions|findVersionByID|restoreVersion|countVersions|findGlobal|updateGlobal|findGlobalVersions|findGlobalVersionByID|restoreGlobalVersion|countGlobalVersions)$/'
const withoutOverrideAccess =
  "> ObjectExpression.arguments:not(:has(> Property[key.name='overrideAccess']))"
const overrideAccessMessage =
  'A Local API call ignores access rules unless told otherwise: state overrideAccess.'

// Each list names what one rule forbids. `no-restricted-syntax` is replaced, not merged, by a later
// block of the configuration, so that every block spells out which lists apply to it.
const unstatedAccess = [
  {
    selector: `CallExpression[callee.object.name=/^(cms|payload)$/][callee.property.name=${localApi}] ${withoutOverrideAccess}`,
    message: overrideAccessMessage,
  },
  {
    selector: `CallExpression[callee.object.property.name='payload'][callee.property.name=${localApi}] ${withoutOverrideAccess}`,
    message: overrideAccessMessage,
  },
  {
    // Any other receiver, such as `(await getCms()).find({ collection: … })`.
    selector: `CallExpression:not([callee.object.name=/^(cms|payload)$/]):not([callee.object.property.name='payload'])[callee.property.name=${localApi}] > ObjectExpression.arguments:has(> Property[key.name='collection']):not(:has(> Property[key.name='overrideAccess']))`,
    message: overrideAccessMessage,
  },
]
const rawFormats = [
  {
    selector:
      "MemberExpression[object.name='Intl'][property.name=/(Format|PluralRules|DisplayNames)$/]",
    message: 'Dates, numbers and lists are formatted by src/i18n.',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Dates and numbers are formatted by src/i18n.',
  },
]
const barrels = [
  {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
    message: 'Import from the module that defines it; no barrels.',
  },
]
const defaultExports = [
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Use a named export.' },
]
export default defineConfig(
  globalIgnores([
    '.next/',
    '.local/',
    'coverage/',
    'playwright-report/',
    'test-results/',
    'public/',
    'next-env.d.ts',
    'src/payload-types.ts',
    'src/app/(payload)/admin/importMap.js',
    'migrations/*.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-else-return': 'error',
      'no-restricted-syntax': [
        'error',
        ...unstatedAccess,
        ...rawFormats,
        ...barrels,
        ...defaultExports,
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A number in a template reads as well as String(number).
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` says what it does without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React and Payload accept promises where their types say void.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // `a || b` on purpose treats an empty text like a missing one.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // Headers are records, and taking one out of them is what delete is for.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Objects are made of closures here; there is no class whose methods could lose it.
      '@typescript-eslint/unbound-method': 'off',
      // `() => {}` is how one says that an event needs no answer.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is parsed once, in src/lib/env.ts.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:process',
              importNames: ['env'],
              message: 'The environment is parsed once, in src/lib/env.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{admin,app,auth,components,features}/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
      next.configs['core-web-vitals'],
    ],
    rules: {
      // Pages are reached by plain links on purpose (docs/adr/0008).
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures come in ready-made sizes; there is no optimizer at run time.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: [
      'src/lib/env.ts',
      'src/front/main.ts',
      // Variables of Next's own, one of which it replaces while building.
      'src/instrumentation.ts',
      'src/dev/**',
      'scripts/**',
      ...tests,
      ...configFiles,
    ],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // The server speaks in lines of its log: src/lib/log.ts.
    files: ['src/**/*.ts', 'payload.config.ts'],
    ignores: ['src/dev/**', ...tests],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...unstatedAccess,
        ...rawFormats,
        ...barrels,
        ...defaultExports,
        ...visibleTexts,
      ],
    },
  },
  {
    // Tests set up and look up data as the site itself; tests of access pass a user explicitly.
    files: tests,
    rules: { 'no-restricted-syntax': ['error', ...rawFormats, ...barrels, ...defaultExports] },
  },
  {
    files: ['src/i18n/**'],
    rules: {
      'no-restricted-syntax': ['error', ...unstatedAccess, ...barrels, ...defaultExports],
    },
  },
  {
    // Next and the tools load these by their default export.
    files: ['src/app/**', 'payload.config.ts', ...configFiles, 'tests/**/global-*.ts', '**/*.d.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...unstatedAccess,
        ...rawFormats,
        ...barrels,
        ...visibleTexts,
      ],
    },
  },
  {
    // Only an interface is merged with one of the same name elsewhere.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // The framework asks route files to hand on what it generates.
    files: ['src/app/(payload)/**'],
    rules: { 'no-restricted-syntax': ['error', ...unstatedAccess] },
  },
  {
    // Payload types the documents it hands to hooks as `any`; most hooks hand them back.
    files: ['src/cms/{fields,hooks}/**', 'src/features/*/hooks/**'],
    rules: { '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    // Playwright reads from the first parameter of a fixture what it rests on, be it nothing.
    files: ['tests/helpers/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // They share a process, in which a mock of a module stays for the files that follow.
    files: ['tests/int/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          ...{ object: 'vi', property },
          message: 'Tests that mock modules are in tests/int/own-process.',
        })),
      ],
    },
  },
  {
    files: ['migrations/content/texts/**'],
    rules: { 'max-lines': 'off' },
  },
)
