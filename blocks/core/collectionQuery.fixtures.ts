/** Every property by which a block asks for its stories, as the screen sets them. */
export const wholeQuery = {
  tags: ['3'],
  sections: ['7'],
  authors: ['2'],
  sort: { key: 'publishDateTime', direction: 'asc' },
  deduplicate: false,
  mostPopular: true,
  publishDate: { type: 'Custom', value: { from: '2026-01-01', to: '2026-03-01' } },
}
