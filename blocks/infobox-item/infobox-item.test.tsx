import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { infoboxLabels } from './infobox-item.schema.ts'

const item = (type: string, content: string, link = '') =>
  blockFixture('infobox-item', { id: 'i', props: { type, link }, content })
const inBox = (...args: Parameters<typeof item>) => blockFixture('infobox', { children: [item(...args)] })
const html = (...args: Parameters<typeof item>) => renderTree([inBox(...args)])
const newTab = '<span class="visually-hidden"> (opens in new tab)</span>'

describe('infobox-item', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it.each(Object.entries(infoboxLabels))('%s is called %j', async (type, label) => {
    expect(await html(type, 'x')).toContain(`<dt class="infobox-item__label">${label}</dt>`)
  })

  it.each([
    ['+1 (707) 555-0123', 'tel:+17075550123'],
    ['707 555 0123 ext', 'tel:7075550123'],
  ])('dials %j with digits and "+" only (docs/spec/reader-site.md#infobox-on-the-page)', async (text, href) => {
    expect(await html('phone_number', text)).toContain(`<a href="${href}">${text}</a>`)
  })

  it('leads to a website in a new tab; without a link to the address in its text', async () => {
    expect(await html('website', 'Regent', 'https://regent.example/')).toContain(
      `<a href="https://regent.example/" target="_blank" rel="noopener">Regent${newTab}</a>`,
    )
    expect(await html('website', 'https://regent.example/')).toContain('<a href="https://regent.example/"')
    expect(await html('website', '', 'https://regent.example/')).toContain(`>https://regent.example/${newTab}`)
    expect(await html('website', 'Regent')).toContain('<dd class="infobox-item__value"><bdi>Regent</bdi></dd>')
  })

  it('looks for an address on a map, unless told where it leads (docs/spec/reader-site.md#infobox-on-the-page)', async () => {
    expect(await html('address', '12 Quay St & Main')).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=12+Quay+St+%26+Main"',
    )
    expect(await html('address', '12 Quay St', 'https://maps.example/12')).toContain('href="https://maps.example/12"')
  })

  it('logs a link that cannot be followed, and looks on a map (docs/spec/reader-site.md#infobox-on-the-page)', async () => {
    expect(await html('address', '12 Quay St', 'maps.example')).toContain('query=12+Quay+St"')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('(i): its link cannot be followed'))
  })

  it.each(['https://www.instagram.com/regent/', 'https://instagram.com/regent?hl=en'])(
    'names the profile %s by its handle',
    async (address) => {
      expect(await html('instagram', address)).toContain(`rel="noopener">@regent${newTab}</a>`)
    },
  )

  it.each(['@regent', 'https://instagram.com/', 'https://'])(
    'shows %j as it is and logs it: there is no profile in it (docs/spec/reader-site.md#infobox-on-the-page)',
    async (text) => {
      expect(await html('instagram', text)).toContain(`<dd class="infobox-item__value"><bdi>${text}</bdi></dd>`)
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('(i): its text names no profile'))
    },
  )

  it.each([
    ['website', 'Regent', 'https://regent.example/', undefined],
    ['website', 'https://regent.example/', '', undefined],
    ['website', 'Regent', '', 'website'],
    ['website', 'Regent', 'regent.example', 'website'],
    ['phone_number', '+1 (707) 555-0123', '', undefined],
    ['phone_number', '707+555', '', 'phone_number'],
    ['phone_number', 'call us', '', 'phone_number'],
    ['phone_number', '', '', 'phone_number'],
    ['instagram', 'https://www.instagram.com/regent', '', undefined],
    ['instagram', 'https://instagram.com/regent', '', undefined],
    ['instagram', 'https://instagram.com.evil.example/regent', '', 'instagram'],
    ['instagram', '@regent', '', 'instagram'],
    ['address', 'anything', '', undefined],
    ['ticket_price', 'anything', '', undefined],
    ['opening_hours', 'anything', '', undefined],
    ['date_time', 'anything', '', undefined],
  ])('%s %j to %j: an invalid value for %s (docs/spec/editor.md#block-errors)', (type, text, link, named) => {
    const [error, ...others] = checkTree([inBox(type, text, link)], { altTextOf: () => undefined }).get('i') ?? []
    expect(error?.message).toBe(named && `Invalid infobox item value for ${named}`)
    expect(others).toEqual([])
    if (error) expect(error.kind).toBe('Required')
    if (named === 'phone_number') expect(error?.details).toBe('Invalid phone number')
  })

  it('has to stand in an infobox, and its address leads somewhere (docs/spec/editor.md#block-errors)', () => {
    const found = checkTree([item('address', '12 Quay St', 'www.example')], { altTextOf: () => undefined }).get('i')
    expect(found).toEqual([
      { kind: 'Required', message: 'Infobox items must be nested in infobox', fix: { action: 'goTo' } },
      {
        kind: 'Required',
        message: 'Invalid URL',
        todo: 'Correct the link',
        fix: { action: 'goTo', control: 'Edit Link' },
      },
    ])
  })
})
