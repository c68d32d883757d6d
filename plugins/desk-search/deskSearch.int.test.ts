import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import { noFilters } from '#collections/posts-list/listState.ts'
import { nothing, query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { listedContent } from '#plugins/posts-list/listedContent.ts'
import { postsList } from '#plugins/posts-list/postsList.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { searchByName } from '../pickers/searchByName.ts'
import { paragraph, richText } from '../reader-api/newsroom.fixtures.ts'
import { deskSearch, fillDeskIndex } from './deskSearch.plugin.ts'

let app: TestPayload
let editor: Person
let desk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [postsList({ Component: '/nowhere#Nothing' }), deskSearch({ isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  editor = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST', 'PUBLISH_POST', 'DELETE_POST'])
  desk = postDesk(app, editor)
})

afterAll(() => app?.stop())

// Returns the titles of the posts that a text finds, the best first.
const find = async (keyword: string, user = editor) => {
  const req = await createLocalReq({ user }, app.payload)
  const listQuery = { ...noFilters, keyword, sort: [], page: 1, pageSize: 20 }
  return (await listedContent(req, listModels.posts, listQuery)).items.map(({ title }) => title)
}

const write = (headline: string, text = 'Text.', more: object = {}) =>
  desk.createPost({ headline, body: richText(paragraph(text)), ...more })

describe('a search of posts', () => {
  it('finds what an author wrote, drafts too, by words of the name', async () => {
    const author = await app.payload.create({ collection: 'authors', data: { name: 'Quirin Aszálos' }, draft: false })
    const { id } = await write('A day aboard', 'Text.', { authors: [author.id] })
    await write('Aszalos wins', 'Text.')
    for (const text of ['quirin aszalos', 'Quirin']) expect(await find(text)).toContain('A day aboard')
    expect(await find('aszalos')).toEqual(['Aszalos wins', 'A day aboard'])
    // A word of every text is no beginning of a name.
    const rename = (name: string) => app.payload.update({ collection: 'authors', id: author.id, data: { name } })
    await rename('Theodora Aszálos')
    expect([await find('theod'), await find('the')]).toEqual([['A day aboard'], []])
    await rename('Quirin Aszálos')
    // A beginning that many authors share is no name.
    for (const name of ['Qua', 'Que', 'Qui', 'Quo', 'Quu'])
      await app.payload.create({ collection: 'authors', data: { name: `${name} Sixfold` }, draft: false })
    expect(await find('qu')).not.toContain('A day aboard')
    await desk.update(id, { authors: [] })
    expect(await find('aszalos')).toEqual(['Aszalos wins'])
  })

  it('leaves out what has a word that must not occur', async () => {
    await write('Wombat bond', 'Text.')
    await write('Wombat levy', 'Text.')
    for (const text of ['wombat -bond', '-bond wombat', 'wombat -"bond"'])
      expect([text, await find(text)]).toEqual([text, ['Wombat levy']])
  })

  it('lists all others where a text only says what must not occur', async () => {
    await write('Numbat bond', 'Text.')
    await write('Bilby levy', 'Text.')
    const [others, all] = [await find('-numbat'), await find('')]
    expect(others).toContain('Bilby levy')
    expect(others).not.toContain('Numbat bond')
    expect(all.filter((title) => title !== 'Numbat bond').toSorted()).toEqual(others.toSorted())
    for (const text of ['-', '- -', '--"']) expect([text, await find(text)]).toEqual([text, []])
  })

  it('finds all words of a text in any order, form, spelling of accents and capitals', async () => {
    await write('Ferry returns', 'Señora Núñez was running the old boats across the harbour-side.')
    for (const text of [
      'ferry',
      'NUNEZ',
      'núñez',
      'run',
      'boats running',
      'harbour',
      'side boat ferry',
      '"old boats"',
    ]) {
      expect([text, await find(text)]).toEqual([text, ['Ferry returns']])
    }
    for (const text of ['"boats old"', 'ferry zeppelin', 'harbour-old', '%', '— …']) {
      expect([text, await find(text)]).toEqual([text, []])
    }
  })

  it('finds a word while it is typed, in headlines from its first letter on', async () => {
    await write('Quokkas photographed', 'Nobody minded the quagmire.')
    for (const text of ['quo', 'quokk', 'quokkas', 'qu', 'q', 'photographed quokk', 'quag', '"quok']) {
      expect([text, await find(text)]).toEqual([text, ['Quokkas photographed']])
    }
    expect([await find('quok photographed'), await find('"quok"')]).toEqual([[], []])
  })

  it('finds a word with a mistake in it, where nothing has it as it is written', async () => {
    await write('Superintendent Brandvold resigns', 'The lighthouse is closed to visitors.')
    for (const text of ['brandvlod', 'Superintendant', 'lighthuose', 'superintendent brandvod', 'ligthouse visitors']) {
      const found = await find(text)
      // Words of a text alone are known once they are published: this one is a draft.
      const isInTitle = !/li/u.test(text)
      expect([text, found]).toEqual([text, isInTitle ? ['Superintendent Brandvold resigns'] : []])
    }
    for (const text of ['"superintendent brandvlod"', 'brand9old', 'bandvlodd', 'zeppelin'])
      expect([text, await find(text)]).toEqual([text, []])
    await write('Brandvlod, a place')
    expect(await find('brandvlod')).toEqual(['Brandvlod, a place'])
  })

  it('has common words count in headlines only', async () => {
    await write('The Who plays')
    expect(await find('the who')).toEqual(['The Who plays'])
    expect(await find('who the plays')).toEqual(['The Who plays'])
  })

  it('puts the very headline first, then headlines with the words, then texts, the newest of each first', async () => {
    await write('Osprey')
    await write('Osprey nests')
    await write('Osprey returns')
    await write('Later', 'An osprey was seen.')
    expect(await find('osprey')).toEqual(['Osprey', 'Osprey returns', 'Osprey nests', 'Later'])
  })

  it('finds words of scripts without spaces', async () => {
    await write('夜の船', '船は二時に出ます。')
    expect([await find('船'), await find('二時'), await find('時二')]).toEqual([['夜の船'], ['夜の船'], []])
  })

  it('finds a story in another language by its words as they are written', async () => {
    await write('Bote', 'Los pescadores volvieron.', { language: 'es' })
    expect([await find('pescadores'), await find('pescad')]).toEqual([['Bote'], ['Bote']])
  })

  it('is no error whatever is asked', async () => {
    const texts = [
      "'",
      '"',
      '\\',
      "x':*&!y",
      '(|',
      "'; DROP TABLE posts; --",
      '\u0000',
      '\u202e',
      '🦭',
      'a'.repeat(200),
    ]
    for (const text of texts) expect([text, await find(text)]).toEqual([text, []])
  })
})

describe('the index', () => {
  it('follows the newest version, whatever readers see', async () => {
    const { id } = await desk.createLive({ headline: 'Heron one' })
    await desk.update(id, { headline: 'Heron two' })
    expect([await find('"heron one"'), await find('"heron two"')]).toEqual([[], ['Heron two']])
  })

  it('changes with the transaction that changes the document', async () => {
    const req = await createLocalReq({ user: editor }, app.payload)
    const data = { headline: 'Kingfisher', slug: 'kingfisher' }
    await expect(
      inTransaction(req, async () => {
        await app.payload.create({ collection: 'posts', data, draft: true, req })
        throw new Error('Not this time')
      }),
    ).rejects.toThrow('Not this time')
    expect(await find('kingfisher')).toEqual([])
  })

  it('forgets what is deleted, and keeps what lies in the trash', async () => {
    const { id } = await write('Lapwing')
    await desk.trash(id)
    expect(await find('lapwing')).toEqual([])
    const rows = () => query({ payload: app.payload }, sql`SELECT FROM search.desk WHERE title = 'lapwing'`, nothing)
    expect(await rows()).toHaveLength(1)
    await app.payload.delete({ collection: 'posts', id, trash: true })
    expect(await rows()).toEqual([])
  })

  it('is no way round what a person may read', async () => {
    const idle = await createPerson(app.payload, [])
    await write('Secret merlin')
    const live = await desk.createLive({ headline: 'Open merlin' })
    expect(await find('merlin', idle)).toEqual(['Open merlin'])
    await desk.update(live.id, { headline: 'Merlin with a secret' })
    expect(await find('secret', idle)).toEqual([])
  })

  it('is filled with what was there before, by two processes at once, and in another language when that changes', async () => {
    const before = await find('osprey')
    await query({ payload: app.payload }, sql`DELETE FROM search.desk`, nothing)
    expect(await find('osprey')).toEqual([])
    await Promise.all([fillDeskIndex(app.payload), fillDeskIndex(app.payload)])
    expect(await find('osprey')).toEqual(before)
    await write('Nachtrag', 'Die Fischer kauften zwei Boote.')
    expect(await find('"fischern"')).toEqual([])
    await app.payload.updateGlobal({ slug: 'settings', data: { language: 'de' } })
    await fillDeskIndex(app.payload)
    expect(await find('"fischern"')).toEqual(['Nachtrag'])
    await app.payload.updateGlobal({ slug: 'settings', data: { language: 'en' } })
    await fillDeskIndex(app.payload)
  }, 60_000)
})

describe('a search by name', () => {
  const names = async (collection: 'tags' | 'pages', text: string) => {
    const req = await createLocalReq({ user: editor }, app.payload)
    return (await searchByName(req, collection, { text })).items.map(({ name }) => name)
  }

  it('finds other forms of words and parts of them, without accents', async () => {
    for (const name of ['Public Schools', 'Ágata Núñez', 'Preschool']) {
      await app.payload.create({ collection: 'tags', data: { name } })
    }
    expect(await names('tags', 'school')).toEqual(['Public Schools', 'Preschool'])
    expect(await names('tags', 'schools public')).toEqual(['Public Schools'])
    expect([await names('tags', 'nunez agata'), await names('tags', 'úñez')]).toEqual([
      ['Ágata Núñez'],
      ['Ágata Núñez'],
    ])
  })

  it('leaves out names with a word after a minus, parts of words included', async () => {
    for (const name of ['Bettong Trail', 'Potoroo Trail'])
      await app.payload.create({ collection: 'tags', data: { name } })
    for (const text of ['trail -bettong', 'rail -bettong'])
      expect([text, await names('tags', text)]).toEqual([text, ['Potoroo Trail']])
    const others = await names('tags', '-bettong')
    expect([others.includes('Potoroo Trail'), others.includes('Bettong Trail')]).toEqual([true, false])
  })

  it('finds pages by their texts, after those with such a title', async () => {
    const page = (title: string, text: string) =>
      app.payload.create({ collection: 'pages', data: { title, body: richText(paragraph(text)) }, draft: true })
    await page('About us', 'We print on driftwood.')
    await page('Driftwood', 'Text.')
    expect(await names('pages', 'driftwood')).toEqual(['Driftwood', 'About us'])
  })
})
