/** For tests: archives that stand in no file. */
import type { ImportArchive, ImportDocument } from './import.types.ts'

export function importDocument(key: string, more: Partial<ImportDocument> = {}): ImportDocument {
  return {
    key,
    collection: 'posts',
    label: key,
    title: `The story of ${key}`,
    slug: '',
    dek: '',
    body: { format: 'text', paragraphs: [`Text of ${key}.`] },
    status: 'published',
    publishedAt: '2020-01-02T12:00:00.000Z',
    terms: { sections: [], tags: [], authors: [], sources: [] },
    featuredMedia: null,
    featuredMediaCaption: '',
    oldPaths: [],
    language: '',
    note: '',
    remarks: [],
    conversion: {},
    ...more,
  }
}

export function importArchiveOf(documents: ImportDocument[], more: Partial<ImportArchive> = {}): ImportArchive {
  return {
    total: documents.length,
    terms: { sections: [], tags: [], authors: [], sources: [] },
    library: [],
    unreadable: [],
    remarks: [],
    mediaFor: ({ url }) => ({ key: `url:${url}`, url, alt: '', caption: '' }),
    async *documents() {
      yield* documents
    },
    ...more,
  }
}
