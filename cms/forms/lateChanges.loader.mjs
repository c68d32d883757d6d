import { sendLateChanges } from './lateChanges.mjs'

/**
 * Has Payload's forms send changes that are made while an answer arrives, as a loader of Turbopack.
 * @param {string} source
 * @returns {string}
 */
export default function lateChangesLoader(source) {
  return sendLateChanges(source)
}
