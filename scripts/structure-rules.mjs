// @ts-check
import { basename, dirname } from 'node:path/posix'

/** @typedef {{ path: string, text: string }} SourceFile `path` is relative to the root, with `/` */
/** @typedef {{ path: string, message: string }} Finding */

const LOOK_TWICE_AT_LINES = 160

const MOST_IN_A_FOLDER = 25

// What a feature keeps apart; whatever else lies in its room is its core.
const featureParts = ['admin', 'components', 'endpoints', 'hooks']

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
const suppression = /(?:\/\/|\/\*) *(?:eslint-disable|@ts-(?:ignore|expect-error|nocheck))/
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
    ...crowdedFolders(files),
    ...parityProblems(files),
    ...files.flatMap(suppressionProblems),
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
 * Parts of a feature lie directly in its room: no admin of a part of it.
 * @param {string} path
 * @returns {Finding[]}
 */
function featureFileProblems(path) {
  const folders = /^src\/features\/[^/]+\/(.+)\/[^/]+$/.exec(path)?.[1]?.split('/') ?? []
  const hidden = folders.slice(1).find((folder) => featureParts.includes(folder))
  return hidden ? [{ path, message: `${hidden}/ lies in the room of the feature itself` }] : []
}

/**
 * A rule that is switched off in one place, without the reason beside it.
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
function suppressionProblems({ path, text }) {
  if (matches({ patterns: generated, path })) return []
  return text.split('\n').flatMap((line, index) => {
    if (!suppression.test(line) || / -- \S/.test(line)) return []
    return [{ path, message: `line ${index + 1} disables a rule without a reason: -- reason` }]
  })
}

/**
 * Folders of the product that are too full to read at a glance.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
function crowdedFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { path } of files) {
    if (!/^src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_IN_A_FOLDER)
    .map(([path, count]) => ({
      path,
      message: `${count} sources beside each other, at most ${MOST_IN_A_FOLDER}`,
    }))
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
  const plugins = new Set(
    files.flatMap(({ path }) => /^src\/features\/([^/]+)\/plugin\.ts$/.exec(path)?.[1] ?? []),
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
      words.has(noun) || words.has(noun.split('-')[0] ?? '') || plugins.has(noun)
        ? []
        : [
            {
              path: `src/features/${noun}`,
              message: 'no collection or global has this word, and it is no plugin',
            },
          ],
    ),
  ]
}
