import { z } from 'zod'

/** Texts and numbers of documents as an API answers them: what is missing is empty, or null. */
export const wordsOf = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
export const numberOf = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** The fields of a document of the library that all its views need. */
export const mediaDocument = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  filename: wordsOf,
  url: wordsOf,
  mimeType: wordsOf,
  width: numberOf,
  height: numberOf,
  alt: wordsOf,
  caption: wordsOf,
  credit: wordsOf,
})
