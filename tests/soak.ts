/** Whether this is `npm run test:soak`, the long runs, and not the gate that each change passes. */
const isSoak = process.env.CITYDESK_SOAK === 'yes'

/** Returns the size of a run: the short one of the gate, or the long one of `npm run test:soak`. */
export function inGateOrSoak<Size>(gate: Size, soak: Size): Size {
  return isSoak ? soak : gate
}
