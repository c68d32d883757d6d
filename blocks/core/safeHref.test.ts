import { describe, expect, it } from '@jest/globals'
import { hostileHrefs } from './block.fixtures.ts'
import { absoluteHref, hasForeignScheme, isExternalHref, isValidLink, safeHref } from './safeHref.ts'

const site = 'https://harbour.example'

describe('safeHref', () => {
  it.each([
    'https://a.example/x?y#z',
    'http://a.example',
    'mailto:desk@a.example',
    'tel:+1 555 0100',
    '/weather',
    'weather',
    '#map',
    '//a.example/x',
    '?page=2',
  ])('lets %s through as it is', (href) => expect(safeHref(href)).toBe(href))

  it.each([...hostileHrefs, '', '  ', 'https://'])('stops %j', (href) => expect(safeHref(href)).toBeNull())
})

describe('hasForeignScheme', () => {
  it.each(hostileHrefs)('is true for %j', (href) => expect(hasForeignScheme(href)).toBe(true))

  it.each(['', 'https://', 'https://a.example', '/weather', '#map', 'bank.example:8080/x', 'mailto:desk@a.example'])(
    'is false for %j',
    (href) => expect(hasForeignScheme(href)).toBe(false),
  )
})

describe('absoluteHref', () => {
  it.each([
    ['/weather', 'https://harbour.example/weather'],
    ['#map', 'https://harbour.example/#map'],
    ['https://a.example/', 'https://a.example/'],
  ])('makes of %s an address that can be followed from a feed', (href, absolute) => {
    expect(absoluteHref(href, site)).toBe(absolute)
  })

  it.each(hostileHrefs)('stops %j', (href) => expect(absoluteHref(href, site)).toBeNull())
})

describe('isExternalHref', () => {
  it.each([
    ['https://a.example/', true],
    ['//a.example/x', true],
    ['https://harbour.example.evil.example/', true],
    ['https://harbour.example/2026/03/14/x', false],
    ['/weather', false],
    ['#map', false],
    ['mailto:desk@a.example', false],
    ['tel:+15550100', false],
  ])('%s: %s', (href, expected) => expect(isExternalHref(href, site)).toBe(expected))
})

describe('isValidLink', () => {
  it.each([
    'https://a.example/x',
    'http://localhost:3000/',
    'mailto:desk@a.example',
    'tel:+15550100',
    '/weather',
    '#map',
  ])('accepts %s', (link) => expect(isValidLink(link)).toBe(true))

  it.each([
    ...hostileHrefs,
    '',
    'www.example',
    'half an address',
    'https://',
    'https://word',
    '#',
    '//a.example',
    'mailto:desk',
    'tel:',
  ])('refuses %j', (link) => expect(isValidLink(link)).toBe(false))
})
