import type { PlacedBlock } from './block.types.ts'

/** A block as JSON, with what is wrong with it: for whoever builds the site, never for readers (reader-site 2). */
export function BlockDebug({ block, message }: { block: PlacedBlock; message: string }) {
  return (
    <div className="block-debug">
      <p>{message}</p>
      <pre>{JSON.stringify(block, null, 2)}</pre>
    </div>
  )
}
