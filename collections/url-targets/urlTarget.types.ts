/** The kinds of target of an address (docs/spec/newsroom.md#url-targets), with their labels. */
export const targetTypes = [
  { value: 'post', label: 'A post' },
  { value: 'author', label: 'An author' },
  { value: 'page', label: 'A page' },
  { value: 'tag', label: 'A tag' },
  { value: 'section', label: 'A section' },
  { value: 'redirect', label: 'Custom URL' },
  { value: 'gone', label: '410 Gone' },
  { value: 'unavailable_for_legal_reasons', label: '451 Unavailable' },
] as const

export type TargetType = (typeof targetTypes)[number]['value']

/** The types that lead to a document: one relationship each, named like the type. */
export const documentTargets = [
  { type: 'post', collection: 'posts', label: 'Post' },
  { type: 'author', collection: 'authors', label: 'Author' },
  { type: 'page', collection: 'pages', label: 'Page' },
  { type: 'tag', collection: 'tags', label: 'Tag' },
  { type: 'section', collection: 'sections', label: 'Section' },
] as const
