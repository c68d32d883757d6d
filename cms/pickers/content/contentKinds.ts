/** What an address can lead to (back-office 3.9): what it is called, and how it is searched for. */
export const contentKinds = {
  post: { label: 'Post', placeholder: 'Search Posts' },
  page: { label: 'Page', placeholder: 'Search Pages' },
  section: { label: 'Section', placeholder: 'Search Sections' },
  tag: { label: 'Tag', placeholder: 'Search Tags' },
  author: { label: 'Author', placeholder: 'Search Authors' },
} as const

export type ContentKind = keyof typeof contentKinds

export const isContentKind = (kind: string): kind is ContentKind => Object.hasOwn(contentKinds, kind)
