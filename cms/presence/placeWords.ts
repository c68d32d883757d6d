import { toWords } from 'payload/shared'

/**
 * Returns a user's place in words: the field of a path of the shared document, whose rows are named by ids.
 * `layers.a1b2.title` is "Layers". Null for nowhere.
 */
export function placeWords(path: string | null | undefined): string | null {
  const [field] = path?.split('.') ?? []
  return field ? toWords(field) : null
}
