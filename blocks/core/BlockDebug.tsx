import type { PlacedBlock } from './block.types.ts'

/**
 * Renders a block as JSON, with its errors: for developers of the site, never for readers
 * (docs/spec/reader-site.md#block-debug).
 */
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

/** Renders a block's data in front of it, for the inspector: a template is not displayed, and may stand anywhere. */
export function BlockMark({ block: { children: _drawn, ...own } }: { block: PlacedBlock }) {
  return <template {...{ [blockMark]: JSON.stringify(own) }} />
}
