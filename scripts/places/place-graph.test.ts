import { describe, expect, it } from 'vitest'
import { cyclesOf, placeGraph, placeOf, withoutImpliedArrows } from './place-graph.mjs'

function graphOf(arrows: Record<string, string[]>) {
  const imports = Object.entries(arrows).flatMap(([from, targets]) =>
    targets.map((to) => ({ from: `src/${from}/a.ts`, to: `src/${to}/b.ts` })),
  )
  return placeGraph(imports)
}

describe('places', () => {
  it('are features, folders of src and folders of what is stored', () => {
    expect(placeOf('src/features/links/admin/links-view.tsx')).toBe('features/links')
    expect(placeOf('src/cms/hooks/announce-change.ts')).toBe('cms')
    expect(placeOf('collections/projects.ts')).toBe('collections')
    expect(placeOf('src/instrumentation.ts')).toBe('startup')
    expect(placeOf('payload.config.ts')).toBe('payload.config.ts')
  })

  it('leave out what is no part of the product', () => {
    expect(placeOf('tests/int/links.int.spec.ts')).toBeUndefined()
    expect(placeOf('scripts/check.mjs')).toBeUndefined()
    expect(placeOf('node_modules/payload/dist/index.js')).toBeUndefined()
  })
})

describe('cycles', () => {
  it('are none where every arrow leads down', () => {
    expect(cyclesOf(graphOf({ app: ['cms', 'lib'], cms: ['lib'] }))).toEqual([])
  })

  it('are found however long the way round is', () => {
    const graph = graphOf({ app: ['cms'], cms: ['mail'], mail: ['auth'], auth: ['cms'] })
    expect(cyclesOf(graph)).toEqual([['auth', 'cms', 'mail']])
  })

  it('are told apart', () => {
    const graph = graphOf({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })
    expect(cyclesOf(graph)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('are not made by the door to the configuration', () => {
    const graph = placeGraph([
      { from: 'payload.config.ts', to: 'src/cms/transaction.ts' },
      { from: 'src/cms/client.ts', to: 'payload.config.ts' },
    ])
    expect(cyclesOf(graph)).toEqual([])
  })

  it('are not made by imports inside a place', () => {
    const graph = placeGraph([{ from: 'src/cms/a.ts', to: 'src/cms/hooks/b.ts' }])
    expect(cyclesOf(graph)).toEqual([])
  })
})

describe('a drawing', () => {
  it('leaves out an arrow that follows from others', () => {
    const graph = withoutImpliedArrows(graphOf({ app: ['cms', 'lib'], cms: ['lib'] }))
    expect([...(graph.get('app') ?? [])]).toEqual(['cms'])
    expect([...(graph.get('cms') ?? [])]).toEqual(['lib'])
  })
})
