// @ts-check
import { basename } from 'node:path'

/** @typedef {{ path: string, text: string }} SourceFile `path` is relative to the root, with `/` */
/** @typedef {{ path: string, message: string }} Finding */

const LOOK_TWICE_AT_LINES = 160

// What a feature may consist of, files and folders.
const vocabulary = [
  ...['schema', 'rules', 'queries', 'commands', 'types', 'mapping'],
  ...['endpoints', 'plugin'],
]
const folders = ['components', 'endpoints']
// Further parts, one feature at a time: a word that several layers need, and what stands on every
// page or is told to machines about all of them.
/** @type {Record<string, string[]>} */
const vocabularyOf = {
  projects: ['topics'],
  // What becomes of a member's records in all features.
  'user-profiles': ['delete-account', 'delete-member'],
  site: ['build-check', 'current-mark', 'metadata', 'sitemap', 'structured-data'],
}

// What editors do with records of every kind.
const nounsWithoutRecords = ['links', 'publishing', 'transfer']

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
// kebab-case, then any number of such parts after dots: projects.test.ts, cinema.ro.ts, x.module.css
const fileName = new RegExp(`^\\.?${kebab}(?:\\.${kebab})*$`)
// Next's own folder names around a kebab-case word: (site), [lang], [...slug], [[...segments]]
const folderName = new RegExp(
  `^(?:${kebab}|\\(${kebab}\\)|\\[${kebab}\\]|\\[\\.\\.\\.${kebab}\\]|\\[\\[\\.\\.\\.${kebab}\\]\\])$`,
)

const forbiddenWords = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'index'])
/** Names that a tool or a standing rule gives. */
const givenNames = [
  // Written by Payload: timestamped migrations and two generated modules.
  /^migrations\/(?:index|\d{8}_\d{6}\w*)\.(?:ts|json)$/,
  /^migrations\/content\/index\.ts$/,
  /^src\/app\/\(payload\)\/admin\/importMap\.js$/,
  // A set-up shared by tests is the one kind of helper there is.
  /^tests\/helpers\//,
  /^docs\/(?:.*\/)?README\.md$/,
]
const generated = [/^migrations\/\d{8}_/, /^src\/payload-types\.ts$/, /importMap\.js$/]
const prose = [
  /^migrations\/content\/texts\//,
  /^src\/i18n\/catalogue\//,
  /^src\/cms\/admin-texts\//,
]

/** @param {{ patterns: RegExp[], path: string }} options */
function matches({ patterns, path }) {
  return patterns.some((pattern) => pattern.test(path))
}

/**
 * What is wrong with the names and places of files.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function findProblems(files) {
  return [
    ...files.flatMap(({ path }) => [...nameProblems(path), ...featureFileProblems(path)]),
    ...parityProblems(files),
  ]
}

/**
 * Files that have grown so long that a second look is due; tests, prose and generated code apart.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function findLongFiles(files) {
  return files.flatMap(({ path, text }) => {
    if (!/\.(?:tsx?|mjs|css)$/.test(path) || /\.(?:test|spec)\.tsx?$/.test(path)) return []
    if (matches({ patterns: [...generated, ...prose], path })) return []
    const lines = text.split('\n').filter((line) => line.trim() !== '').length
    return lines > LOOK_TWICE_AT_LINES ? [{ path, message: `${lines} lines: one concept?` }] : []
  })
}

/**
 * @param {string} path
 * @returns {Finding[]}
 */
function nameProblems(path) {
  if (matches({ patterns: givenNames, path })) return []
  const name = basename(path)
  const folders = path.split('/').slice(0, -1)
  /** @type {Finding[]} */
  const problems = []
  if (!fileName.test(name)) problems.push({ path, message: `"${name}" is not kebab-case` })
  for (const folder of folders) {
    if (!folderName.test(folder)) problems.push({ path, message: `"${folder}" is not kebab-case` })
  }
  for (const word of [...folders, name.split('.')[0] ?? '']) {
    if (forbiddenWords.has(word)) problems.push({ path, message: `"${word}" says nothing` })
  }
  return problems
}

/**
 * @param {string} path
 * @returns {Finding[]}
 */
function featureFileProblems(path) {
  const match = /^src\/features\/([^/]+)\/(.+)$/.exec(path)
  if (!match) return []
  const [, noun = '', rest = ''] = match
  if (folders.some((folder) => rest.startsWith(`${folder}/`))) return []
  const allowed = [...vocabulary, ...(vocabularyOf[noun] ?? [])]
  const part = /^([^/]+?)(?:\.test)?\.ts$/.exec(rest)?.[1]
  if (part !== undefined && allowed.includes(part)) return []
  return [
    {
      path,
      message: `a feature has ${allowed.join(', ')} and ${folders.join('/, ')}/, not "${rest}"`,
    },
  ]
}

/**
 * One noun, spelled the same, in every tree.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
function parityProblems(files) {
  const modules = files.flatMap(({ path, text }) => {
    const name = /^(?:collections|globals)\/([^/.]+)\.ts$/.exec(path)?.[1]
    return name === undefined ? [] : [{ path, text, name }]
  })
  const config = files.find(({ path }) => path === 'payload.config.ts')?.text ?? ''
  const words = new Set(modules.flatMap(({ name }) => [name, ...name.split('-')]))
  const features = new Set(
    files.flatMap(({ path }) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? []),
  )
  return [
    ...modules.flatMap(({ path, text, name }) =>
      text.includes(`slug: '${name}'`) ? [] : [{ path, message: `its slug is not "${name}"` }],
    ),
    ...modules.flatMap(({ path }) =>
      config.includes(`'./${path.replace(/\.ts$/, '')}'`)
        ? []
        : [{ path, message: 'payload.config.ts does not list it' }],
    ),
    ...[...features].flatMap((noun) =>
      words.has(noun) || nounsWithoutRecords.includes(noun)
        ? []
        : [{ path: `src/features/${noun}`, message: 'no collection or global has this word' }],
    ),
  ]
}
