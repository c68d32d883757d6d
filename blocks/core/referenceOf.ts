/**
 * One of the things that a page's blocks point to; undefined when there is none that readers may see. Ids come from
 * whoever wrote the block, so that names every object inherits must not be found.
 */
export function referenceOf<Value>(found: Record<string, Value>, id: string | null): Value | undefined {
  return id !== null && Object.hasOwn(found, id) ? found[id] : undefined
}
