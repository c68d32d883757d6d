/** Imports stories and creates the same ones one by one, in turns; prints how many a second of each. See importing.measure.ts. */
import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import config from '#payload.config'
import { blocksFromParagraphs } from '#plugins/importing/convert/text.convert.ts'
import type { ImportArchive, ImportDocument } from '#plugins/importing/import.types.ts'
import { importArchive } from '#plugins/importing/importArchive.service.ts'
import { editorState } from '#plugins/importing/write/editorState.ts'
import { paragraphsOf } from './story.factory.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, stories: { type: 'string' } },
})
const stories = Number(values.stories)
// Fewer of these, which take several times as long each.
const singles = Math.ceil(stories / 5)
const publishedAt = '2001-02-03T12:00:00.000Z'

// Slugs by which the rows of a run are found and taken away again.
const slugOf = (kind: string, round: number, number: number) => `bench-import-${kind}-${round}-${number}`

const documentOf = (round: number, number: number): ImportDocument => {
  const slug = slugOf('batch', round, number)
  return {
    ...{ key: `bench:${slug}`, collection: 'posts', label: slug, title: slug, slug, dek: '', note: '', language: '' },
    body: { format: 'text', paragraphs: paragraphsOf(number) },
    ...{ status: 'published', publishedAt, featuredMedia: null, featuredMediaCaption: '' },
    terms: { sections: [], tags: [], authors: [], sources: [] },
    ...{ oldPaths: [], remarks: [], conversion: {} },
  }
}

const archiveOf = (documents: readonly ImportDocument[]): ImportArchive => ({
  total: documents.length,
  terms: { sections: [], tags: [], authors: [], sources: [] },
  ...{ library: [], unreadable: [], remarks: [], mediaFor: () => null },
  async *documents() {
    yield* documents
  },
})

async function createOneByOne(payload: Payload, round: number): Promise<void> {
  for (let number = 0; number < singles; number += 1) {
    const slug = slugOf('single', round, number)
    await payload.create({
      collection: 'posts',
      data: {
        ...{ headline: slug, slug, publishDateTime: publishedAt, _status: 'published', importKey: `bench:${slug}` },
        ...{ type: 'article', layout: 'DEFAULT', headlinePlacement: 'BOTTOM', publishStatus: 'DRAFT' },
        body: editorState(blocksFromParagraphs(paragraphsOf(number))),
      },
      ...{ draft: false, depth: 0, overrideAccess: true, context: { isImport: true } },
    })
  }
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

const payload = await getPayload({ config, disableOnInit: true })
const rounds: { imported: number; created: number }[] = []
for (let round = 0; round < Number(values.rounds); round += 1) {
  const documents = Array.from({ length: stories }, (_, number) => documentOf(round, number))
  const imported = await timeOf(() => importArchive(payload, archiveOf(documents)))
  const created = await timeOf(() => createOneByOne(payload, round))
  rounds.push({ imported: (1000 * stories) / imported, created: (1000 * singles) / created })
}
console.log(JSON.stringify(rounds))
process.exit(0)
