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

/** The name of the attribute that carries a block to the inspector. */
export const blockMark = 'data-block'

/** Says in front of a block what it is, for the inspector: a template is drawn nowhere, and may stand anywhere. */
export function BlockMark({ block: { children: _drawn, ...own } }: { block: PlacedBlock }) {
  return <template {...{ [blockMark]: JSON.stringify(own) }} />
}
