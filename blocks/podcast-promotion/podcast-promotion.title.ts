/** The publication's key as a name: "harbour-post" is "Harbour Post". */
const nameOfBrand = (brand: string) =>
  brand.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`)

/** What all shows of a publication are called together (block-editor 3.8). */
export const allPodcasts = (brand: string): string => `The ${nameOfBrand(brand)} Podcasts`
