import type { ReaderSite } from '#contract/readerApi.schema.ts'

const fallback = { light: '#9b1c1c', dark: '#f0a29b' }

// A CSS colour and nothing else: it becomes part of a style attribute.
const colour = /^(#[\da-f]{3,8}|[a-z]{3,24}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+a-z-]{1,60}\))$/iu

/** Returns the publication's accent colours, with a red of our own for one that is not a colour. */
export function accentColours({ light, dark }: ReaderSite['accent']): ReaderSite['accent'] {
  return { light: colour.test(light) ? light : fallback.light, dark: colour.test(dark) ? dark : fallback.dark }
}
