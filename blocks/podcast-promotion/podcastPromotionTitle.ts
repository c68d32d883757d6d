// The publication's key as a name: "harbour-post" is "Harbour Post".
const nameOfBrand = (brand: string) =>
  brand.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`)

// Returns the name of all shows of a publication together (docs/spec/editor.md#podcast-promotion).
const allPodcasts = (brand: string): string => `The ${nameOfBrand(brand)} Podcasts`

/**
 * Returns the name of what a promotion promotes: a show, or all of them (docs/spec/editor.md#podcast-promotion).
 *
 * @param brand null as long as it is unknown
 */
export function promoted(show: string | null, brand: string | null): string {
  return show ?? (brand === null ? 'all podcasts' : allPodcasts(brand))
}

/** Returns the heading of a promotion as words. */
export function promotionTitle(show: string | null, brand: string | null): string {
  return `Listen to ${promoted(show, brand)}`
}
