import { changeClientBundle } from './clientBundle.mjs'

/**
 * Corrects faults of Payload's bundle for browsers, as a loader of Turbopack.
 * @param {string} source
 * @returns {string}
 */
export default function clientBundleLoader(source) {
  return changeClientBundle(source)
}
