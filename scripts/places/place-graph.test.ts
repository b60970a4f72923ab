import { describe, expect, it } from 'vitest'
import { findCycles, placeGraph, getPlace, withoutImpliedArrows } from './place-graph.mjs'

function toGraph(arrows: Record<string, string[]>) {
  const imports = Object.entries(arrows).flatMap(([from, targets]) =>
    targets.map((to) => ({ from: `src/${from}/a.ts`, to: `src/${to}/b.ts` })),
  )
  return placeGraph(imports)
}

describe('places', () => {
  it('are features, folders of src and folders of what is stored', () => {
    expect(getPlace('src/features/links/admin/links-view.tsx')).toBe('features/links')
    expect(getPlace('src/cms/hooks/announce-change.ts')).toBe('cms')
    expect(getPlace('collections/projects.ts')).toBe('collections')
    expect(getPlace('src/instrumentation.ts')).toBe('startup')
    expect(getPlace('payload.config.ts')).toBe('payload.config.ts')
  })

  it('leave out what is no part of the product', () => {
    expect(getPlace('tests/int/links.int.spec.ts')).toBeUndefined()
    expect(getPlace('scripts/check.ts')).toBeUndefined()
    expect(getPlace('node_modules/payload/dist/index.js')).toBeUndefined()
  })
})

describe('cycles', () => {
  it('are none where every arrow leads down', () => {
    expect(findCycles(toGraph({ app: ['cms', 'lib'], cms: ['lib'] }))).toEqual([])
  })

  it('are found however long the way round is', () => {
    const graph = toGraph({ app: ['cms'], cms: ['mail'], mail: ['auth'], auth: ['cms'] })
    expect(findCycles(graph)).toEqual([['auth', 'cms', 'mail']])
  })

  it('are told apart', () => {
    const graph = toGraph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })
    expect(findCycles(graph)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('are not made by the door to the configuration', () => {
    const graph = placeGraph([
      { from: 'payload.config.ts', to: 'src/cms/transaction.ts' },
      { from: 'src/cms/client.ts', to: 'payload.config.ts' },
    ])
    expect(findCycles(graph)).toEqual([])
  })

  it('are not made by imports inside a place', () => {
    const graph = placeGraph([{ from: 'src/cms/a.ts', to: 'src/cms/hooks/b.ts' }])
    expect(findCycles(graph)).toEqual([])
  })
})

describe('a drawing', () => {
  it('leaves out an arrow that follows from others', () => {
    const graph = withoutImpliedArrows(toGraph({ app: ['cms', 'lib'], cms: ['lib'] }))
    expect([...(graph.get('app') ?? [])]).toEqual(['cms'])
    expect([...(graph.get('cms') ?? [])]).toEqual(['lib'])
  })
})
