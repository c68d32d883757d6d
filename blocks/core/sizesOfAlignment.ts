/** Returns the `sizes` of a picture in a story, by how its block is aligned; the widths are those of layout.css. */
export function sizesOfAlignment(alignment: string): string {
  if (alignment === 'full') return '100vw'
  if (alignment === 'wide') return '(min-width: 1112px) 1080px, 100vw'
  if (alignment === 'left' || alignment === 'right') return '(min-width: 768px) 320px, 100vw'
  return '(min-width: 672px) 640px, 100vw'
}
