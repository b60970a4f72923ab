import { describe, expect, it } from 'vitest'
import { isStillConfirmed, meaningHash } from './text-hash'

describe('the hash of what a text says', () => {
  it.each([
    ['Nu, este deschis.', 'Nu este deschis.'],
    ['Vii?', 'Vii!'],
    ['Sunt −8 grade', 'Sunt 8 grade'],
    ['Cântărește 1,5 kg', 'Cântărește 15 kg'],
    ['Peste ≥ 18', 'Peste ≤ 18'],
    ['10 €', '10 $'],
    ['a < b', 'a > b'],
    ['Citiți <a id="1">regulile</a> casei', 'Citiți regulile <a id="1">casei</a>'],
    ['Citiți regulile casei', 'Citiți <a id="1">regulile</a> casei'],
  ])('is another for “%s” and “%s”', (one, other) => {
    expect(meaningHash(one)).not.toBe(meaningHash(other))
  })

  it.each([
    ['Filmul „Nunta”', 'filmul «Nunta»'],
    ['Da – sau nu', 'Da — sau  nu '],
    ['Va urma...', 'Va urma…'],
    ['Un <b>film</b>.', 'Un film.'],
    ['Un (<i>bun</i>) film', 'Un (bun) film'],
    ['Un <a id="1"><b>film</b></a> .', 'Un <a id="2">film</a>.'],
  ])('is the same for “%s” and “%s”', (one, other) => {
    expect(meaningHash(one)).toBe(meaningHash(other))
  })
})

describe('a confirmation', () => {
  const source = 'Nu este deschis.'

  it('is judged by the text that was kept, whatever its hash was then', () => {
    const confirmation = { confirmed_hash: 'older', confirmed_source: source }
    expect(isStillConfirmed({ confirmation, source })).toBe(true)
    expect(isStillConfirmed({ confirmation, source: 'Nu, este deschis.' })).toBe(false)
  })

  it('is judged by the hash where no text was kept', () => {
    const confirmation = { confirmed_hash: meaningHash(source), confirmed_source: null }
    expect(isStillConfirmed({ confirmation, source })).toBe(true)
    expect(
      isStillConfirmed({ confirmation: { ...confirmation, confirmed_hash: null }, source }),
    ).toBe(false)
  })
})
