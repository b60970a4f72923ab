import type { TextFormat } from '../../types'
import { toCodes, type Code, type HeldNumbers } from '../inline/codes'
import type { ExchangeFile, ExchangeUnit } from '../types'
import { desk, matches, sizeRestriction, xliff2 } from './namespaces'
import { state21 } from './states'
import { escapeXmlNote, escapeXmlText, xmlAttributes } from './xml-escape'

type CodeType = { type: string; subType: string | null }

const codeTypes: Record<string, CodeType> = {
  b: { type: 'fmt', subType: 'xlf:b' },
  i: { type: 'fmt', subType: 'xlf:i' },
  u: { type: 'fmt', subType: 'xlf:u' },
  s: { type: 'fmt', subType: 'desk:strikethrough' },
  code: { type: 'fmt', subType: 'desk:code' },
  a: { type: 'link', subType: null },
  br: { type: 'fmt', subType: 'xlf:lb' },
  tab: { type: 'fmt', subType: 'desk:tab' },
  x: { type: 'other', subType: 'desk:object' },
}

export function writeXliff21({
  exportId,
  schema,
  sourceLocale,
  targetLocale,
  units,
}: ExchangeFile) {
  const root = xmlAttributes({
    version: '2.1',
    xmlns: xliff2,
    'xmlns:mtc': matches,
    'xmlns:slr': sizeRestriction,
    'xmlns:desk': desk,
    srcLang: sourceLocale,
    trgLang: targetLocale,
    'xml:space': 'preserve',
  })
  const file = xmlAttributes({
    id: 'desk',
    canResegment: 'no',
    'desk:export': exportId,
    'desk:schema': schema,
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff${root}>`,
    `<file${file}>`,
    '<slr:profiles generalProfile="xliff:codepoints"/>',
    // A file must hold something.
    ...(units.length === 0 ? ['<group id="empty"/>'] : []),
    ...units.map((unit, index) => writeUnit({ unit, id: `u${index + 1}` })),
    '</file>',
    '</xliff>',
    '',
  ].join('\n')
}

/** Addresses are no identifiers in XML, so that they are the unit's name. */
function writeUnit({ unit, id }: { unit: ExchangeUnit; id: string }): string {
  const { format, target, state, isOutdated } = unit
  const held: HeldNumbers = new Map()
  const inline = (text: string) => inlineXml({ text, format, held })
  const source = `<source>${inline(unit.source)}</source>`
  const translation = target === null ? '' : `<target>${inline(target)}</target>`
  const attributes = xmlAttributes({
    id,
    name: unit.unit,
    translate: unit.isLocked ? 'no' : null,
    type: `desk:${format}`,
    'slr:sizeRestriction': unit.maxLength,
    'desk:state': state,
    'desk:outdated': isOutdated ? 'yes' : 'no',
    'desk:source': unit.sourceHash,
    'desk:target': unit.targetHash,
  })
  return [
    `<unit${attributes}>`,
    ...previousVersion(unit),
    ...(unit.note === null
      ? []
      : [`<notes><note category="desk">${escapeXmlNote(unit.note)}</note></notes>`]),
    ...originalData(held),
    `<segment${xmlAttributes({ id: 'text', ...state21(unit) })}>`,
    source,
    ...(translation === '' ? [] : [translation]),
    '</segment>',
    '</unit>',
  ].join('\n')
}

/** What the text translated when it was confirmed, as a match that programs show beside it. */
function previousVersion({ format, previousSource, target }: ExchangeUnit): string[] {
  if (previousSource === null) return []
  const held: HeldNumbers = new Map()
  const texts = [
    `<source>${inlineXml({ text: previousSource, format, held })}</source>`,
    `<target>${inlineXml({ text: target ?? '', format, held })}</target>`,
  ]
  return [
    '<mtc:matches>',
    '<mtc:match ref="#text" type="tm" origin="desk">',
    ...originalData(held),
    ...texts,
    '</mtc:match>',
    '</mtc:matches>',
  ]
}

function originalData(held: HeldNumbers): string[] {
  if (held.size === 0) return []
  const data = [...held].map(
    ([raw, number]) => `<data${xmlAttributes({ id: `d${number}` })}>${escapeXmlText(raw)}</data>`,
  )
  return [`<originalData>${data.join('')}</originalData>`]
}

function inlineXml(given: { text: string; format: TextFormat; held: HeldNumbers }): string {
  return toCodes(given).map(codeXml).join('')
}

function codeXml(code: Code): string {
  switch (code.kind) {
    case 'text':
      return escapeXmlText(code.text)
    case 'start':
      return `<pc${xmlAttributes({ id: code.id, ...codeTypes[code.tag] })}>`
    case 'end':
      return '</pc>'
    case 'point':
      return `<ph${xmlAttributes({ id: code.id, ...codeTypes[code.tag] })}/>`
    case 'held':
      return `<ph${xmlAttributes({ id: code.id, dataRef: `d${code.number}`, disp: code.raw })}/>`
    case 'control':
      return `<cp${xmlAttributes({ hex: code.hex })}/>`
  }
}
