import { SaxesParser, type SaxesTagNS } from 'saxes'
import { fileProblem } from '../problem'
import { recordBuilder, type Handlers } from './record-builder'

type Root = { namespace: string; name: string; versions: readonly string[] }

/**
 * Reads XML record by record.
 * @throws {AppError} for what is not well-formed, has a DTD, an entity of its own, another
 *   encoding or root, nests too deep, or has too many elements in one record
 */
export function readXml({
  text,
  root,
  ...handlers
}: { text: string; root: Root } & Handlers): void {
  const parser = new SaxesParser({ xmlns: true })
  const records = recordBuilder({ core: root.namespace, ...handlers })
  let isRootSeen = false
  parser.on('error', ({ message }) => {
    const isEntity = /\bentity\b/.test(message)
    throw fileProblem(isEntity ? 'entity' : 'broken-xml', { line: parser.line })
  })
  parser.on('doctype', () => {
    throw fileProblem('doctype', { line: parser.line })
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) {
      throw fileProblem('not-utf8', { encoding: encoding.slice(0, 40) })
    }
  })
  parser.on('opentag', (tag) => {
    if (!isRootSeen) checkRoot({ tag, root })
    isRootSeen = true
    records.open({ tag, line: parser.line })
  })
  parser.on('closetag', () => records.close())
  parser.on('text', (characters) => records.write(characters))
  parser.on('cdata', (characters) => records.write(characters))
  parser.write(text).close()
}

function checkRoot({ tag, root }: { tag: SaxesTagNS; root: Root }): void {
  const version = tag.attributes.version?.value ?? ''
  const isRight = tag.uri === root.namespace && tag.local === root.name
  if (isRight && root.versions.includes(version)) return
  if (tag.local === root.name && root.versions.includes(version)) {
    throw fileProblem('wrong-namespace', { namespace: root.namespace })
  }
  throw fileProblem('wrong-root', { found: `${tag.local} ${version}`.trim().slice(0, 40) })
}
