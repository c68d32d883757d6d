// Set by `npm run test:soak`.
const isSoak = process.env.CITYDESK_SOAK === 'yes'

/** Returns the size of a run: the short one that each change passes, or the long one of `npm run test:soak`. */
export function inGateOrSoak<Size>(gate: Size, soak: Size): Size {
  return isSoak ? soak : gate
}
