import { describe, expect, it } from '@jest/globals'
import { searchedNewsroom } from './searchedNewsroom.fixtures.ts'
import { tidyIndex } from './searchIndex.upkeep.ts'

const { app, find, publish } = searchedNewsroom()

describe('what is found beside stories', () => {
  it('are authors, sections and tags by the beginnings of their names', async () => {
    const { payload } = app()
    await payload.create({ collection: 'authors', data: { name: 'Ágata Brandvold' } })
    await payload.create({ collection: 'tags', data: { name: 'Brandy' } })
    await payload.create({ collection: 'sections', data: { name: 'Brand New', _status: 'published' } })
    await payload.create({ collection: 'sections', data: { name: 'Brand Hidden' } })
    expect((await find('brand')).names.map(({ kind, label }) => [kind, label])).toEqual([
      ['tag', 'Brandy'],
      ['section', 'Brand New'],
      ['author', 'Ágata Brandvold'],
    ])
    expect((await find('agata brandvold')).names).toMatchObject([{ href: '/author/agata-brandvold' }])
  })

  it('is a name in any form of its words', async () => {
    await app().payload.create({ collection: 'tags', data: { name: 'Kindergartens' } })
    await app().payload.create({ collection: 'authors', data: { name: 'Jean-Luc O’Hara' } })
    const namesOf = async (q: string) => (await find(q)).names.map(({ label }) => label)
    for (const q of ['kindergarten', 'kindergartens', 'KINDERG']) expect(await namesOf(q)).toEqual(['Kindergartens'])
    for (const q of ['jean-luc', 'luc ohara', 'hara jean', "o'hara"]) {
      expect([q, await namesOf(q)]).toEqual([q, q === 'luc ohara' ? [] : ['Jean-Luc O’Hara']])
    }
  })

  it('is a name as it is now', async () => {
    const { payload } = app()
    const { id } = await payload.create({ collection: 'authors', data: { name: 'Wanda Before' } })
    await payload.update({ collection: 'authors', id, data: { name: 'Wanda Thereafter' } })
    const namesOf = async (q: string) => (await find(q)).names.map(({ label }) => label)
    expect([await namesOf('wanda before'), await namesOf('wanda')]).toEqual([[], ['Wanda Thereafter']])
    await payload.delete({ collection: 'authors', id })
    expect(await namesOf('wanda')).toEqual([])
  })

  it('are pages of the site itself, and no names of what must not occur', async () => {
    const { payload } = app()
    await payload.create({ collection: 'sections', data: { name: 'Drydock', _status: 'published' } })
    const namesOf = async (q: string) => (await find(q)).names.map(({ kind, href }) => [kind, href])
    expect(await namesOf('podcast')).toEqual([['page', '/podcasts']])
    expect(await namesOf('Newsletters about fish')).toEqual([['page', '/newsletters']])
    expect(await namesOf('boat -podcast')).toEqual([])
    expect(await namesOf('drydock')).toEqual([['section', '/section/drydock']])
    expect(await namesOf('boats -drydock')).toEqual([])
    expect([await namesOf('Most Read'), await namesOf('most')]).toEqual([[['page', '/most-read']], []])
    const show = { name: 'Tidal Talk', type: 'show' as const, _status: 'published' as const }
    await payload.create({ collection: 'sections', data: show })
    await payload.create({ collection: 'pages', data: { title: 'How we work', slug: 'ethics', _status: 'published' } })
    expect(await namesOf('shows')).toEqual([['section', '/podcasts/tidal-talk']])
    expect([await namesOf('ethics'), await namesOf('how we')]).toEqual([[['page', '/ethics']], [['page', '/ethics']]])
  })

  it('are newsletters by their names and by what they say of themselves', async () => {
    await app().payload.create({
      collection: 'newsletter-lists',
      data: { name: 'First Quokka', ctaTitle: 'Before coffee', description: 'What the marsupials do today.' },
    })
    const namesOf = async (q: string) => (await find(q)).names
    const quokka = { kind: 'newsletter', label: 'First Quokka', href: '/newsletters' }
    for (const q of ['first quokka', 'QUOKKA', 'marsupials', 'before coffee'])
      expect([q, await namesOf(q)]).toEqual([q, [quokka]])
    expect([await namesOf('the'), await namesOf('quokka bank')]).toEqual([[], []])
  })

  it('are enough, without another spelling, where no story has the words', async () => {
    await publish('Quibble', 'A quibble.')
    const { payload } = app()
    await payload.create({ collection: 'tags', data: { name: 'Quibbler' } })
    await tidyIndex(payload)
    expect(await find('quibbler')).toMatchObject({ total: 0, suggestion: null, names: [{ label: 'Quibbler' }] })
    expect(await find('quibblex')).toMatchObject({ total: 0, suggestion: 'quibble', names: [] })
  })
})
