import { describe, expect, test } from 'vitest'
import { findLinkFault } from './link-fault'
import type { Fault, SitePages } from './site-pages'

const pages: SitePages = {
  live: new Set(['/proj/cinema', '/terms/2025-01-01']),
  hidden: new Map([
    ['/proj/ciorna', 'unpublished'],
    ['/proj/aruncat', 'trashed'],
  ]),
  redirects: new Map([
    ['/vechi', '/proj/cinema'],
    ['/foarte-vechi', '/vechi'],
    ['/afara', 'https://example.org/'],
    ['/spre-nicaieri', '/proj/nimic'],
    ['/cerc-1', '/cerc-2'],
    ['/cerc-2', '/cerc-1'],
    ['/sine', '/sine'],
  ]),
  files: new Set(['afis.png']),
}

const site = { pages, origin: 'https://pasiuni.example' }

describe('a target, written without the language', () => {
  test.each<[string, Fault | null]>([
    ['/', null],
    ['/about', null],
    ['/about#team', null],
    ['/members/12', null],
    ['/members', 'missing'],
    ['/proj/cinema/', null],
    ['/terms/2025-01-01', null],
    ['/terms/2024-01-01', 'missing'],
    ['/proj/nimic', 'missing'],
    ['/proj/ciorna', 'unpublished'],
    ['/proj/aruncat', 'trashed'],
    ['/ro/about', 'two-languages'],
    ['/vechi', null],
    ['/afara', null],
    ['/foarte-vechi', 'chain'],
    ['/spre-nicaieri', 'missing'],
    ['/cerc-1', 'loop'],
    ['/sine', 'loop'],
    ['https://example.org/a?b=c', null],
  ])('%s: %s', (url, fault) => {
    expect(findLinkFault({ ...site, url, kind: 'target' })).toBe(fault)
  })
})

describe('an address, used as it is', () => {
  test.each<[string, Fault | null]>([
    ['/ro/about', null],
    ['/ru', null],
    ['/', null],
    ['#cap', null],
    ['/about', 'no-language'],
    ['/proj/nimic', 'missing'],
    ['/ru/proj/aruncat', 'trashed'],
    ['/vechi', null],
    ['/presa.pdf', null],
    ['/admin', null],
    ['/api/media/file/afis.png', null],
    ['/api/media/file/pierdut.png', 'no-file'],
    ['https://pasiuni.example/ro/proj/cinema', null],
    ['https://pasiuni.example/ro/proj/nimic', 'missing'],
    ['https://pasiuni.example', null],
    ['mailto:ana@pasiuni.example', null],
    ['mailto:ana', 'malformed'],
    ['tel:+373 22 123456', null],
    ['', 'malformed'],
    ['about', 'malformed'],
    ['//example.org', 'malformed'],
    ['https://exa mple.org', 'malformed'],
    ['https://example', 'malformed'],
    ['https:/example.org', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['http://example.org', null],
  ])('%s: %s', (url, fault) => {
    expect(findLinkFault({ ...site, url, kind: 'address' })).toBe(fault)
  })
})

describe('a redirect, which is one step by itself', () => {
  test.each<[string, string, Fault | null]>([
    ['/vechi', '/proj/cinema', null],
    ['/foarte-vechi', '/vechi', 'chain'],
    ['/cerc-1', '/cerc-2', 'loop'],
    ['/sine', '/sine', 'loop'],
    ['/spre-nicaieri', '/proj/nimic', 'missing'],
    ['/nou', '/afara', 'chain'],
  ])('from %s to %s: %s', (from, url, fault) => {
    expect(findLinkFault({ ...site, url, from, kind: 'target' })).toBe(fault)
  })
})
