import { chartIdOf } from '#blocks/chart/chartAddress.ts'
import { documentIdOf } from '#blocks/document/documentAddress.ts'

/** The differences between a picker of charts and one of documents (docs/spec/editor.md#chart-and-document-pickers). */
export const embedKinds = {
  chart: {
    title: 'Datawrapper Charts',
    singular: 'Chart',
    plural: 'Charts',
    dateLegend: 'Date Published',
    emptyText: 'No charts found.',
    address: {
      label: 'Address or id of the chart',
      placeholder: 'https://datawrapper.dwcdn.net/…',
      refusal: 'This is not the address of a Datawrapper chart.',
      idOf: chartIdOf,
    },
  },
  document: {
    title: 'DocumentCloud Documents',
    singular: 'Document',
    plural: 'Documents',
    dateLegend: 'Date Created',
    emptyText: 'No documents found.',
    address: {
      label: 'Address or id of the document',
      placeholder: 'https://www.documentcloud.org/documents/…',
      refusal: 'This is not the address of a document on DocumentCloud.',
      idOf: documentIdOf,
    },
  },
} as const

export type EmbedKindName = keyof typeof embedKinds
