import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { openBatch } from '#database/batchedWrites.ts'
import { nothing, query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { block, paragraph, richText } from '../reader-api/newsroom.fixtures.ts'
import { searchedNewsroom } from './searchedNewsroom.fixtures.ts'
import { tidyIndex } from './searchIndex.upkeep.ts'

const { app, ask, find, titles, publish } = searchedNewsroom()

describe('what is found', () => {
  it('is the whole text of stories and pages, in any form of a word, with or without accents and capitals', async () => {
    await publish('Ferry returns', 'Señora Núñez was running the old boats across the harbour.')
    await app().payload.create({
      collection: 'pages',
      data: { title: 'Imprint', body: richText(paragraph('Printed on paper from driftwood.')), _status: 'published' },
    })
    for (const q of ['ferry', 'NUNEZ', 'núñez', 'run', 'boat', '"old boats"', 'boat or zeppelin', 'boat -zeppelin']) {
      expect([q, await titles(q)]).toEqual([q, ['Ferry returns']])
    }
    for (const q of ['"boats old"', 'boat -harbour', 'zeppelin boat']) expect([q, await titles(q)]).toEqual([q, []])
    expect(await titles('driftwood')).toEqual(['Imprint'])
  })

  it('shows where the words stand, as pieces of text', async () => {
    await publish('Marks', 'A <b>whale</b> & its calf swam by.')
    const { hits } = await find('whale')
    expect(hits[0]?.snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'whale', isMatch: true }])
  })

  it('is what is said in an episode, with the second of its recording', async () => {
    const transcript = 'WEBVTT\n\n00:02:10.000 --> 00:02:14.000\n<v Ada Crane>It said forty fathoms, in paint.'
    await publish('Episode one', 'About a wall.', { type: 'episode', transcript })
    const { hits } = await find('fathoms')
    expect(hits).toMatchObject([{ post: { headline: 'Episode one' }, moment: 130 }])
    expect((await find('"about a wall"')).hits).toMatchObject([{ moment: null }])
  })

  it('is a story in another language than the publication’s as well', async () => {
    await publish('Bote', 'Los pescadores volvieron.', { language: 'es' })
    expect(await titles('pescadores')).toEqual(['Bote'])
    expect(await titles('pescadores -volvieron')).toEqual([])
  })

  it('are the stories of an author, by the name that the author has now', async () => {
    const { payload } = app()
    const { id } = await payload.create({ collection: 'authors', data: { name: 'Theo Brandquist' } })
    const more = { authors: [id] }
    await publish('Tide tables', 'Theophrastus is named once.', more)
    await publish('Lock gates', 'Text.', more)
    expect((await titles('theo brandquist')).toSorted()).toEqual(['Lock gates', 'Tide tables'])
    expect(await titles('brandquist gates')).toEqual(['Lock gates'])
    await payload.update({ collection: 'authors', id, data: { name: 'Thea Lindquist' } })
    expect([await titles('brandquist'), (await titles('thea lindquist')).length]).toEqual([[], 2])
    await payload.delete({ collection: 'authors', id })
    expect(await titles('lindquist')).toEqual([])
  })

  it('is a story of an import, which gathers its writes', async () => {
    const req = await createLocalReq({}, app().payload)
    await inTransaction(req, async () => {
      await openBatch(req)
      await publish('From the archive', 'A lapwing was here.', {}, req)
    })
    expect(await titles('lapwing')).toEqual(['From the archive'])
  })

  it('is not the content of reusable blocks', async () => {
    const { payload } = app()
    const reusable = await payload.create({
      collection: 'reusable-blocks',
      data: { title: 'Box', body: richText(paragraph('Quokka facts.')), _status: 'published' },
    })
    await publish('With a box', 'Text.', { body: richText(block('reusable', { reusableId: String(reusable.id) })) })
    expect(await titles('quokka')).toEqual([])
  })
})

describe('a transaction', () => {
  const set = (id: number, data: object) => app().payload.update({ collection: 'posts', id, data })

  it('is found, or not, with its commit', async () => {
    const req = await createLocalReq({}, app().payload)
    await inTransaction(req, async () => {
      await publish('Armadillo seen', 'Text.', {}, req)
      expect(await titles('armadillo')).toEqual([])
    })
    expect(await titles('armadillo')).toEqual(['Armadillo seen'])

    const failing = await createLocalReq({}, app().payload)
    await expect(
      inTransaction(failing, async () => {
        await publish('Armadillo gone', 'Text.', {}, failing)
        throw new Error('not today')
      }),
    ).rejects.toThrow('not today')
    expect(await titles('armadillo')).toEqual(['Armadillo seen'])
  })

  it('changes nothing while a draft is written over a story, and all when it is published', async () => {
    const { id } = await publish('Beaver dam', 'Text.')
    await app().payload.update({ collection: 'posts', id, draft: true, data: { headline: 'Secret otter' } })
    expect([await titles('beaver'), await titles('otter')]).toEqual([['Beaver dam'], []])
    await set(id, { headline: 'Otter den', _status: 'published' })
    expect([await titles('beaver'), await titles('otter')]).toEqual([[], ['Otter den']])
  })

  it.each([
    ['unpublished', { _status: 'draft' }],
    ['moved to the trash', { deletedAt: '2026-01-05T00:00:00.000Z' }],
  ])('takes a story out that is %s, and puts it back', async (_how, data) => {
    const { id } = await publish('Cormorant', 'Text.')
    await set(id, data)
    expect(await titles('cormorant')).toEqual([])
    await app().payload.update({ collection: 'posts', id, trash: true, data: { deletedAt: null } })
    await set(id, { _status: 'published' })
    expect(await titles('cormorant')).toEqual(['Cormorant'])
    await set(id, { deletedAt: '2026-01-05T00:00:00.000Z' })
    await app().payload.delete({ collection: 'posts', id, trash: true })
    expect(await titles('cormorant')).toEqual([])
  })

  it('is no way round what readers may see, even where the index is wrong', async () => {
    const { id } = await publish('Dormouse', 'Text.')
    await query({ payload: app().payload }, sql`UPDATE posts SET _status = 'draft' WHERE id = ${id}`, nothing)
    expect(await titles('dormouse')).toEqual([])
  })
})

describe('the order', () => {
  it('is the same on all pages, without a story twice or none, whatever is published meanwhile', async () => {
    const text = (count: number) => Array.from({ length: count }, () => 'egret').join(' ')
    for (let index = 0; index < 45; index += 1) await publish(`Bird ${index}`, text(1 + (index % 3)))
    for (const sort of ['relevance', 'date']) {
      const first = await find('egret', { sort })
      expect([first.total, first.pages, first.hits.length]).toEqual([45, 3, 20])
      const whole = [
        ...(await titles('egret', { sort })),
        ...(await titles('egret', { sort, page: '2' })),
        ...(await titles('egret', { sort, page: '3' })),
      ]
      expect(new Set(whole).size).toBe(45)
      const late = await publish('Late egret', text(9))
      const { asOf } = first
      expect(await titles('egret', { sort, page: '2', asOf })).toEqual(whole.slice(20, 40))
      expect(await titles('egret', { sort })).toContain('Late egret')
      await app().payload.update({ collection: 'posts', id: late.id, data: { _status: 'draft' } })
    }
    expect((await titles('egret', { sort: 'date' }))[0]).toBe('Bird 44')
    expect((await ask({ q: 'egret', page: '4' })).status).toBe(404)
  })

  it('is by how well a text fits: a headline before a paragraph', async () => {
    await publish('Flamingo', 'Text.')
    await publish('Later', `${'Words and more words. '.repeat(40)} flamingo.`)
    expect(await titles('flamingo')).toEqual(['Flamingo', 'Later'])
    expect(await titles('flamingo', { sort: 'date' })).toEqual(['Later', 'Flamingo'])
  })
})

describe('filters', () => {
  it('narrow by section, author, type and day, and are counted', async () => {
    const { payload } = app()
    const section = await payload.create({ collection: 'sections', data: { name: 'Zoo', _status: 'published' } })
    const author = await payload.create({ collection: 'authors', data: { name: 'Gus Ib' } })
    const sections = { sections: [section.id], primarySection: section.id }
    await publish('One', 'gnu', { ...sections, publishDateTime: '2026-03-01T07:30:00.000Z' })
    await publish('Two', 'gnu', { authors: [author.id], type: 'opinion', publishDateTime: '2026-03-02T12:00:00.000Z' })
    const date = { sort: 'date' }
    expect(await titles('gnu', { section: 'zoo' })).toEqual(['One'])
    expect(await titles('gnu', { author: 'gus-ib' })).toEqual(['Two'])
    expect(await titles('gnu', { type: 'opinion' })).toEqual(['Two'])
    expect(await titles('gnu', { section: 'none' })).toEqual([])
    // Half past seven in London is the evening before in California.
    expect(await titles('gnu', { ...date, to: '2026-02-28' })).toEqual(['One'])
    expect(await titles('gnu', { ...date, from: '2026-03-01' })).toEqual(['Two'])
    expect(await titles('gnu', { ...date, from: '2026-02-28', to: '2026-03-02' })).toEqual(['Two', 'One'])
    expect((await find('gnu', { section: 'zoo' })).filters).toEqual({
      sections: [{ value: 'zoo', label: 'Zoo', count: 1 }],
      authors: [{ value: 'gus-ib', label: 'Gus Ib', count: 1 }],
      types: [
        { value: 'opinion', label: 'Opinion', count: 1 },
        { value: 'article', label: 'Articles', count: 1 },
      ],
    })
  })
})

describe('a misspelled word', () => {
  const suggestion = async (q: string) => (await find(q)).suggestion

  it('brings the spelling that finds something, and does not search for it', async () => {
    await publish('Hippopotamus bathes', 'The giraffe looks on.')
    await tidyIndex(app().payload)
    for (const q of ['hippopotmaus', 'hipopotamus', 'Hippopotomus']) {
      expect([q, await suggestion(q), (await find(q)).hits]).toEqual([q, 'hippopotamus', []])
    }
    expect(await suggestion('the "girafe" -hipopotamus')).toBe('the "giraffe" -hipopotamus')
    expect(await suggestion('hippopotamus')).toBeNull()
    expect(await suggestion('xyzzyxyzzy')).toBeNull()
  })

  it('is none that some story has, however rare it is, and none where something was found', async () => {
    await publish('The Regent', 'A cinema.')
    for (let story = 1; story <= 7; story += 1) await publish(`Rents ${story}`, 'The rent rises again.')
    await tidyIndex(app().payload)
    expect([await suggestion('regent'), await suggestion('regent theatre')]).toEqual([null, null])
    expect(await suggestion('rnets')).toBe('rents')
    expect(await suggestion('rnets or cinema')).toBeNull()
    expect([await suggestion('rint'), await suggestion('urgent')]).toEqual([null, null])
  })

  it('is respelled by two letters in the wrong order before anything else', async () => {
    await publish('Dredging', 'The dredging begins.')
    for (let story = 1; story <= 3; story += 1) await publish(`Reading ${story}`, 'A reading.')
    await tidyIndex(app().payload)
    expect(await suggestion('dregding')).toBe('dredging')
  })

  it('brings none that is not public any more', async () => {
    const { id } = await publish('Iguana', 'Text.')
    await tidyIndex(app().payload)
    expect(await suggestion('iguanna')).toBe('iguana')
    await app().payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    expect(await suggestion('iguanna')).toBeNull()
  })
})

describe('nothing to find', () => {
  it('brings the newest stories, and says when words are too common', async () => {
    const { hits, newest, isTooCommon } = await find('the')
    expect([hits, newest.length, isTooCommon]).toEqual([[], 5, true])
    expect(await find('')).toMatchObject({ hits: [], isTooCommon: false, total: 0 })
  })
})
