import { describe, expect, it } from 'vitest'
import { findLongFiles, findProblems } from './structure-rules.mjs'

const sound = [
  { path: 'payload.config.ts', text: "import { Projects } from './collections/projects'" },
  { path: 'collections/projects.ts', text: "export const Projects = { slug: 'projects' }" },
  { path: 'src/features/projects/queries.ts', text: '' },
]

function messagesFor(...paths: string[]): string[] {
  const files = [...sound, ...paths.map((path) => ({ path, text: '' }))]
  return findProblems(files).map(({ path, message }) => `${path}: ${message}`)
}

describe('names', () => {
  it('accepts kebab-case with suffixes, route folders and what tools write', () => {
    expect(
      messagesFor(
        'src/components/ui/main-button.module.css',
        'src/app/(site)/[lang]/proj/[slug]/page.tsx',
        'src/app/(payload)/admin/[[...segments]]/page.tsx',
        'src/app/(payload)/admin/importMap.js',
        'migrations/20261121_121148_initial.ts',
        'migrations/index.ts',
        'migrations/content/texts/legal/privacy.ro.ts',
        'tests/helpers/builders.ts',
      ),
    ).toEqual([])
  })

  it('refuses other spellings of files and folders', () => {
    expect(messagesFor('src/lib/readText.ts')).toEqual([
      'src/lib/readText.ts: "readText.ts" is not kebab-case',
    ])
    expect(messagesFor('src/components/Page_Head/head.tsx')).toEqual([
      'src/components/Page_Head/head.tsx: "Page_Head" is not kebab-case',
    ])
  })

  it('refuses barrels and names that say nothing', () => {
    expect(messagesFor('src/lib/utils.ts')).toEqual(['src/lib/utils.ts: "utils" says nothing'])
    expect(messagesFor('src/components/index.ts')).toEqual([
      'src/components/index.ts: "index" says nothing',
    ])
    expect(messagesFor('src/helpers/time.ts')).toEqual([
      'src/helpers/time.ts: "helpers" says nothing',
    ])
  })
})

describe('feature folders', () => {
  it('hold only the parts of the vocabulary, their tests and components', () => {
    expect(
      messagesFor(
        'src/features/projects/rules.ts',
        'src/features/projects/rules.test.ts',
        'src/features/projects/topics.ts',
        'src/features/projects/plugin.ts',
        'src/features/projects/endpoints/close.ts',
        'src/features/projects/components/project-card.tsx',
      ),
    ).toEqual([])
    expect(messagesFor('src/features/projects/loader.ts')).toEqual([
      'src/features/projects/loader.ts: a feature has schema, rules, queries, commands, types, mapping, endpoints, plugin, topics and components/, endpoints/, not "loader.ts"',
    ])
  })

  it('are named after a collection or global', () => {
    expect(messagesFor('src/features/stories/queries.ts')).toEqual([
      'src/features/stories: no collection or global has this word',
    ])
  })
})

describe('collections and globals', () => {
  it('are listed in the configuration and named like their slug', () => {
    const stories = { path: 'collections/stories.ts', text: "slug: 'story'" }
    expect(findProblems([...sound, stories])).toEqual([
      { path: 'collections/stories.ts', message: 'its slug is not "stories"' },
      { path: 'collections/stories.ts', message: 'payload.config.ts does not list it' },
    ])
  })
})

describe('length', () => {
  const long = Array.from({ length: 161 }, (_, line) => `const line${line} = 0`).join('\n')

  it('asks for a second look beyond 160 lines', () => {
    expect(findLongFiles([{ path: 'src/lib/slug.ts', text: long }])).toEqual([
      { path: 'src/lib/slug.ts', message: '161 lines: one concept?' },
    ])
  })

  it('counts neither blank lines nor tests, texts and generated code', () => {
    const spaced = long.split('\n').slice(1).join('\n\n')
    expect(
      findLongFiles([
        { path: 'src/lib/slug.ts', text: spaced },
        { path: 'src/lib/slug.test.ts', text: long },
        { path: 'migrations/content/texts/legal/terms.ro.ts', text: long },
        { path: 'src/payload-types.ts', text: long },
      ]),
    ).toEqual([])
  })
})
