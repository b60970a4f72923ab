import { describe, expect, test } from 'vitest'
import { listAddress, parseUnitAddress, unitAddress } from './unit-address'

const unit = 'collection:projects:3:features.64af#2'

describe('addresses of the editor', () => {
  test('name the text, its language and the list it was reached from', () => {
    const address = unitAddress({
      unit,
      locale: 'ru',
      filterQuery: 'states=missing&states=draft&locale=en',
    })
    expect(address).toBe(
      '/admin/translations/unit?unit=collection%3Aprojects%3A3%3Afeatures.64af%232&locale=ru&states=missing&states=draft',
    )
    expect(parseUnitAddress(new URL(address, 'http://localhost'))).toEqual({ unit, locale: 'ru' })
  })

  test('lead back to the list', () => {
    expect(listAddress({ locale: 'en', filterQuery: 'unit=x&search=tur+auto' })).toBe(
      '/admin/translations/list?locale=en&search=tur+auto',
    )
  })

  test('are told from others', () => {
    expect(
      parseUnitAddress(new URL('http://localhost/admin/translations/list?unit=x&locale=ru')),
    ).toBeNull()
    expect(
      parseUnitAddress(new URL('http://localhost/admin/translations/unit?unit=x&locale=de')),
    ).toBeNull()
  })
})
