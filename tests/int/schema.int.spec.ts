import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

// PostgreSQL takes at most 100 arguments a function, and each localized field of a table is one:
// the hundredth breaks every read, and reads are slow long before (docs/adr/0005).
const MAX_LOCALIZED_FIELDS = 59

type Entity = { name: string; fields: FlattenedField[] }

type Source = { slug: string; access: Record<string, unknown>; auth: boolean; versions: boolean }

/** Own fields of a table: those of groups and tabs belong to it, rows of arrays and blocks do not. */
function ownFields(fields: FlattenedField[]): FlattenedField[] {
  return fields.flatMap((field) =>
    field.type === 'group' || field.type === 'tab' ? ownFields(field.flattenedFields) : [field],
  )
}

/** An entity and the tables of its arrays and blocks. */
function tables({ name, fields }: Entity): Entity[] {
  const below = ownFields(fields).flatMap((field) => {
    if (field.type === 'array') return [{ name: field.name, fields: field.flattenedFields }]
    if (field.type !== 'blocks') return []
    return field.blocks.map((block) => ({ name: block.slug, fields: block.flattenedFields }))
  })
  return [
    { name, fields },
    ...below.flatMap((child) => tables({ ...child, name: `${name}.${child.name}` })),
  ]
}

function containers(fields: FlattenedField[]): FlattenedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      return [field, ...containers(field.flattenedFields)]
    }
    if (field.type !== 'blocks') return []
    return [field, ...field.blocks.flatMap((block) => containers(block.flattenedFields))]
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Copies: Payload fills its own defaults into these very objects when it builds the whole. */
async function readSources(folder: 'collections' | 'globals'): Promise<Source[]> {
  const names = readdirSync(join(import.meta.dirname, '../..', folder))
  const modules: unknown[] = await Promise.all(
    names.map((name) => {
      const module = name.replace(/\.ts$/, '')
      return folder === 'collections'
        ? import(`../../collections/${module}.ts`)
        : import(`../../globals/${module}.ts`)
    }),
  )
  return modules.flatMap((module) =>
    Object.values(isRecord(module) ? module : {}).flatMap((value) => {
      if (!isRecord(value) || typeof value.slug !== 'string') return []
      const access = isRecord(value.access) ? { ...value.access } : {}
      return [
        { slug: value.slug, access, auth: Boolean(value.auth), versions: Boolean(value.versions) },
      ]
    }),
  )
}

let collectionSources: Source[]
let globalSources: Source[]
let entities: Entity[]

beforeAll(async () => {
  vi.stubEnv('BUILD_STEP', '1')
  collectionSources = await readSources('collections')
  globalSources = await readSources('globals')
  const { default: configuration } = await import('@payload-config')
  const { collections, globals } = await configuration
  entities = [...collections, ...globals].map(({ slug, flattenedFields }) => ({
    name: slug,
    fields: flattenedFields,
  }))
})

describe('tables', () => {
  it('have few enough localized fields to be read', () => {
    const counts = entities.flatMap(tables).map(({ name, fields }) => ({
      name,
      localized: ownFields(fields).filter((field) => 'localized' in field && field.localized)
        .length,
    }))
    expect(Math.max(...counts.map(({ localized }) => localized))).toBeGreaterThan(1)
    expect(counts.filter(({ localized }) => localized > MAX_LOCALIZED_FIELDS)).toEqual([])
  })

  it('localize texts, never the groups and lists around them', () => {
    const localized = entities.flatMap(({ name, fields }) =>
      containers(fields)
        .filter((field) => 'localized' in field && field.localized)
        .map((field) => `${name}.${field.name}`),
    )
    expect(localized).toEqual([])
  })
})

function unstated({ source, operations }: { source: Source; operations: string[] }): string[] {
  const needed = [
    ...operations,
    ...(source.auth ? ['admin', 'unlock'] : []),
    ...(source.versions ? ['readVersions'] : []),
  ]
  return needed
    .filter((operation) => typeof source.access[operation] !== 'function')
    .map((operation) => `${source.slug}: ${operation}`)
}

describe('access', () => {
  it('is stated by every collection', () => {
    const operations = ['read', 'create', 'update', 'delete']
    expect(collectionSources.map(({ slug }) => slug)).toContain('projects')
    expect(collectionSources.flatMap((source) => unstated({ source, operations }))).toEqual([])
  })

  it('is stated by every global', () => {
    const operations = ['read', 'update']
    expect(globalSources.map(({ slug }) => slug)).toContain('home')
    expect(globalSources.flatMap((source) => unstated({ source, operations }))).toEqual([])
  })
})
