/** The kinds of target of an address (docs/spec/newsroom.md#url-targets): labels, and how they are searched. */
export const contentKinds = {
  post: { label: 'Post', placeholder: 'Search Posts' },
  page: { label: 'Page', placeholder: 'Search Pages' },
  section: { label: 'Section', placeholder: 'Search Sections' },
  tag: { label: 'Tag', placeholder: 'Search Tags' },
  author: { label: 'Author', placeholder: 'Search Authors' },
} as const

export type ContentKind = keyof typeof contentKinds

export function isContentKind(kind: string): kind is ContentKind {
  return Object.hasOwn(contentKinds, kind)
}
