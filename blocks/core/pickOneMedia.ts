import type { EditorServices, LibraryMedia, ReaderMediaScheme } from './editor.types.ts'

/**
 * Lets the editor choose one item of the library; null when they leave, or when what comes back is not exactly one,
 * which is logged and changes nothing (docs/spec/editor.md#exactly-one-file).
 */
export async function pickOneMedia(
  services: Pick<EditorServices, 'pickMedia'>,
  scheme: ReaderMediaScheme,
): Promise<LibraryMedia | null> {
  const chosen = await services.pickMedia({ schemes: [scheme], isMultiple: false })
  if (!chosen) return null
  const [only, ...others] = chosen
  if (only && others.length === 0) return only
  console.warn('Please select exactly one file.')
  return null
}
