/**
 * Returns a document that a page's blocks refer to; undefined when there is none that readers may see. Ids are user
 * input, so names that every object inherits must not be found.
 */
export function referenceOf<Value>(found: Record<string, Value>, id: string | null): Value | undefined {
  return id !== null && Object.hasOwn(found, id) ? found[id] : undefined
}
