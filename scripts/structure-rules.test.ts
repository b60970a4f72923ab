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
  it('keep what editors and readers see directly in the room', () => {
    expect(
      messagesFor(
        'src/features/projects/rules.ts',
        'src/features/projects/plugin.ts',
        'src/features/projects/cards/order-cards.ts',
        'src/features/projects/components/cards/project-card.tsx',
      ),
    ).toEqual([])
    expect(messagesFor('src/features/projects/cards/admin/card-view.tsx')).toEqual([
      'src/features/projects/cards/admin/card-view.tsx: admin/ lies in the room of the feature itself',
    ])
  })

  it('are named after what is stored, or are plugins', () => {
    expect(messagesFor('src/features/stories/queries.ts')).toEqual([
      'src/features/stories: no collection or global has this word, and it is no plugin',
    ])
    expect(messagesFor('src/features/stories/plugin.ts')).toEqual([])
    expect(messagesFor('src/features/projects-archive/queries.ts')).toEqual([])
  })
})

describe('folders', () => {
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, index) => `src/lib/part-${index}.ts`)

  it('hold at most 25 sources beside each other, tests apart', () => {
    expect(messagesFor(...crowd(25), 'src/lib/part-1.test.ts', 'src/lib/more/part.ts')).toEqual([])
    expect(messagesFor(...crowd(26))).toEqual(['src/lib: 26 sources beside each other, at most 25'])
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

describe('a rule that is switched off', () => {
  const found = (comment: string) =>
    findProblems([...sound, { path: 'src/lib/slug.ts', text: `const a = 0\n${comment}\n` }])

  it.each(['// @ts-', '// eslint-', '/* eslint-'])('has its reason beside it: %s', (start) => {
    const comment = `${start}${start.endsWith('@ts-') ? 'expect-error' : 'disable no-var'}`
    expect(found(`${comment} -- an old browser`)).toEqual([])
    expect(found(comment)).toEqual([
      {
        path: 'src/lib/slug.ts',
        message: 'line 2 disables a rule without a reason: -- reason',
      },
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
