import type { TextFormat } from '../../types'
import { toCodes, type Code, type HeldNumbers } from '../inline/codes'
import type { ExchangeFile, ExchangeUnit } from '../types'
import { xliff12 } from './namespaces'
import { isApproved12, state12 } from './states'
import { escapeXmlNote, escapeXmlText, xmlAttributes } from './xml-escape'

const pairTypes: Record<string, string> = {
  b: 'bold',
  i: 'italic',
  u: 'underlined',
  s: 'x-strikethrough',
  code: 'x-code',
  a: 'link',
}

const pointTypes: Record<string, string> = { br: 'lb', tab: 'x-tab', x: 'x-object' }

/** XLIFF 1.2 without extensions: what it has no place for is in `extradata`. */
export function writeXliff12({
  exportId,
  schema,
  sourceLocale,
  targetLocale,
  units,
}: ExchangeFile) {
  const file = xmlAttributes({
    original: 'desk',
    datatype: 'plaintext',
    'source-language': sourceLocale,
    'target-language': targetLocale,
    'product-name': 'Pasiuni',
    'product-version': schema,
    'build-num': exportId,
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${xliff12}">`,
    `<file${file}>`,
    '<body>',
    ...units.map(writeUnit),
    '</body>',
    '</file>',
    '</xliff>',
    '',
  ].join('\n')
}

function writeUnit(unit: ExchangeUnit): string {
  const { format, target, note, previousSource, maxLength } = unit
  const held: HeldNumbers = new Map()
  const inline = (text: string) => inlineXml({ text, format, held })
  const attributes = xmlAttributes({
    id: unit.unit,
    approved: isApproved12(unit) ? 'yes' : null,
    translate: unit.isLocked ? 'no' : null,
    'xml:space': 'preserve',
    maxwidth: maxLength,
    'size-unit': maxLength === null ? null : 'char',
    extradata: extraData(unit),
  })
  return [
    `<trans-unit${attributes}>`,
    `<source>${inline(unit.source)}</source>`,
    `<target state="${state12(unit)}">${inline(target ?? '')}</target>`,
    ...(previousSource === null
      ? []
      : [
          '<alt-trans alttranstype="previous-version" xml:space="preserve">',
          `<source>${inline(previousSource)}</source>`,
          `<target>${inline(target ?? '')}</target>`,
          '</alt-trans>',
        ]),
    ...(note === null ? [] : [`<note from="desk">${escapeXmlNote(note)}</note>`]),
    '</trans-unit>',
  ].join('\n')
}

function extraData(unit: ExchangeUnit): string {
  const { format, state, isOutdated, sourceHash, targetHash } = unit
  return [
    `format=${format}`,
    `state=${state}`,
    `outdated=${isOutdated ? 'yes' : 'no'}`,
    `source=${sourceHash}`,
    `target=${targetHash}`,
  ].join(' ')
}

function inlineXml(given: { text: string; format: TextFormat; held: HeldNumbers }): string {
  return toCodes(given).map(codeXml).join('')
}

function codeXml(code: Code): string {
  switch (code.kind) {
    case 'text':
      return escapeXmlText(code.text)
    case 'start':
      return `<g${xmlAttributes({ id: code.id, ctype: pairTypes[code.tag] ?? null })}>`
    case 'end':
      return '</g>'
    case 'point':
      return `<x${xmlAttributes({ id: code.id, ctype: pointTypes[code.tag] ?? null })}/>`
    case 'held':
      return `<ph${xmlAttributes({ id: code.id })}>${escapeXmlText(code.raw)}</ph>`
    case 'control':
      return `<x${xmlAttributes({ id: code.id, ctype: `x-cp-${code.hex}` })}/>`
  }
}
