// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLongFiles, findProblems } from './structure-rules.mjs'

const trees = ['collections', 'globals', 'migrations', 'scripts', 'src', 'tests', 'docs', 'deploy']

/**
 * @param {string} root
 * @returns {import('./structure-rules.mjs').SourceFile[]}
 */
function readTree(root) {
  const paths = trees.flatMap((tree) => listFiles(join(root, tree)))
  return [...paths, join(root, 'payload.config.ts')].map((file) => ({
    path: relative(root, file).split(sep).join('/'),
    text: /\.(?:tsx?|mjs|js|css)$/.test(file) ? readFileSync(file, 'utf8') : '',
  }))
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

const files = readTree(dirname(dirname(fileURLToPath(import.meta.url))))
for (const { path, message } of findLongFiles(files))
  console.warn(`look twice  ${path}: ${message}`)
const problems = findProblems(files)
for (const { path, message } of problems) console.error(`wrong       ${path}: ${message}`)
console.log(`Structure: ${files.length} files, ${problems.length} wrong`)
if (problems.length > 0) process.exitCode = 1
