import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineBlock, inlineContent, linkNode, textNode } from '../../tests/helpers/rich-text'
import { MarkupError, toMarkup, toNodes, plainText } from './markup'
import { getChildren, type RichTextNode } from './rich-text-node'

const br: RichTextNode = { type: 'linebreak', version: 1 }
const none = { links: new Map(), opaque: new Map() }

/** As Lexical keeps it: no empty texts, and one text where neighbours have the same format. */
function normalised(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.reduce<RichTextNode[]>((done, node) => {
    const last = done.at(-1)
    if (node.text === '') return done
    if (node.type === 'link') return [...done, { ...node, children: normalised(getChildren(node)) }]
    const isSame = node.type === 'text' && last?.type === 'text' && last.format === node.format
    if (!isSame || node.format === 64) return [...done, node]
    return [...done.slice(0, -1), { ...node, text: `${String(last.text)}${String(node.text)}` }]
  }, [])
}

function findErrorStart(read: () => unknown): number | undefined {
  try {
    read()
  } catch (error) {
    return error instanceof MarkupError ? error.range.start : undefined
  }
}

describe('markup', () => {
  it.each<[string, RichTextNode[]]>([
    ['a &lt;b&gt; &amp;amp; c', [textNode('a <b> &amp; c')]],
    ['<b>a</b>', [textNode('a', 1)]],
    ['<b><i><u><s><code>a</code></s></u></i></b>', [textNode('a', 31)]],
    ['<b>a<i>b</i></b><i>c</i>', [textNode('a', 1), textNode('b', 3), textNode('c', 2)]],
    ['<b>a<br/>b</b><br/>c', [textNode('a', 1), br, textNode('b', 1), br, textNode('c')]],
    [
      'a<x id="1"/><tab/>',
      [textNode('a'), inlineBlock('one'), { ...textNode('\t'), type: 'tab', detail: 2 }],
    ],
    [
      'a <a id="1">b <i>c</i></a> <a id="2">d</a>',
      [
        textNode('a '),
        linkNode('/b', textNode('b '), textNode('c', 2)),
        textNode(' '),
        linkNode('/d', textNode('d')),
      ],
    ],
  ])('%s', (markup, nodes) => {
    const written = toMarkup(nodes)
    expect(written.markup).toBe(markup)
    expect(toNodes(written)).toEqual(nodes)
  })

  it('says all that inline nodes say', () => {
    fc.assert(
      fc.property(inlineContent, (nodes) => {
        const written = toMarkup(nodes)
        const read = toNodes(written)
        expect(read).toEqual(normalised(nodes))
        expect(toMarkup(read).markup).toBe(written.markup)
      }),
    )
  })

  it('accepts a lone ampersand, spaces in tags and formats in any order', () => {
    const markup = 'a & b <i><b>c</b></i><br /><b><b>d</b></b>'
    expect(toMarkup(toNodes({ markup, ...none })).markup).toBe('a &amp; b <b><i>c</i><br/>d</b>')
  })

  it('is read however deep it is', () => {
    const depth = 100_000
    const markup = `${'<b>'.repeat(depth)}a${'</b>'.repeat(depth)}`
    expect(toNodes({ markup, ...none })).toEqual([textNode('a', 1)])
  })

  it.each([
    ['a < b', 'stray-bracket', { mark: '<' }, 2],
    ['5 > 3', 'stray-bracket', { mark: '>' }, 2],
    ['<b>a', 'unclosed', { tag: 'b' }, 0],
    ['a</b>', 'unclosed', { tag: 'b' }, 1],
    ['<b><i>a</b></i>', 'unclosed', { tag: 'i' }, 3],
    ['<a id="1"><a id="1">a</a></a>', 'unclosed', { tag: 'a' }, 0],
    ['<em>a</em>', 'unknown-tag', { tag: 'em' }, 0],
    ['a</br>', 'unknown-tag', { tag: 'br' }, 1],
    ['<b/>', 'unknown-tag', { tag: 'b' }, 0],
    ['<a href="/x">a</a>', 'unknown-tag', { tag: 'a href="/x"' }, 0],
    ['<a id="2">a</a>', 'unknown-link', { id: 2 }, 0],
    ['<a>a</a>', 'unknown-link', { id: '' }, 0],
    ['a<x id="1"/>', 'unknown-object', { id: 1 }, 1],
  ])('is refused: %s', (markup, code, args, start) => {
    const links = new Map([[1, linkNode('/one')]])
    const read = () => toNodes({ markup, links, opaque: new Map() })
    expect(read).toThrow(MarkupError)
    expect(read).toThrow(expect.objectContaining({ code, args }))
    expect(findErrorStart(read)).toBe(start)
  })
})

describe('ids beside a source', () => {
  const links = (...urls: string[]) => urls.map((url) => linkNode(url, textNode(url)))

  it.each([
    [
      ['/a', '/b'],
      ['/b', '/a'],
      [2, 1],
    ],
    [
      ['/a', '/a'],
      ['/a', '/a'],
      [1, 2],
    ],
    [
      ['/a', '/b'],
      ['/c', '/b', '/d'],
      [3, 2, 4],
    ],
    [['/a'], ['/a', '/a'], [1, 1]],
    [[], ['/a', '/a', '/b'], [1, 1, 2]],
  ])('%j, %j: %j', (source, target, ids) => {
    const { markup } = toMarkup(links(...target), toMarkup(links(...source)))
    expect([...markup.matchAll(/<a id="(\d)">/gu)].map(([, id]) => Number(id))).toEqual(ids)
  })

  it('take links inside the site by their document', () => {
    const internal = (value: unknown): RichTextNode => ({
      ...linkNode('', textNode('a')),
      fields: { linkType: 'internal', doc: { relationTo: 'projects', value } },
    })
    const source = toMarkup([internal(1), internal({ id: 2, title: 'Doi' })])
    expect(toMarkup([internal(2), internal({ id: 1 }), internal(3)], source).markup).toBe(
      '<a id="2">a</a><a id="1">a</a><a id="3">a</a>',
    )
  })

  it('know an opaque node by what it says, not by its own id', () => {
    const copy = { ...inlineBlock('two'), fields: { name: 'two', id: 'other', blockName: '' } }
    const source = toMarkup([inlineBlock('one'), inlineBlock('two')])
    expect(toMarkup([copy, inlineBlock('three')], source).markup).toBe('<x id="2"/><x id="3"/>')
  })
})

describe('plainText', () => {
  it('has no tags and no entities', () => {
    const markup = '<b>a</b> &lt;i&gt; <a id="1">b</a><x id="1"/><br/>c<tab/>'
    expect(plainText(markup)).toBe('a <i> b\nc\t')
  })

  it('accepts any text', () => {
    expect(plainText('1 < 2 </b> <em>a')).toBe('1 < 2  <em>a')
    fc.assert(fc.property(fc.string(), (text) => typeof plainText(text) === 'string'))
  })
})
