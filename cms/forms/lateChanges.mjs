// Payload's reducer takes the state that it merges with an answer for the one that was sent last. A change that was made less
// than 250 ms earlier is in it, and was not sent.
const merge =
  /(case"MERGE_SERVER_STATE":\{let\{[^}]*\}=\w+,(\w+)=\w+\(\{acceptValues:\w+,currentState:(\w+)\|\|\{\},incomingState:\w+\}\);return )(\w+)\.current=\2,\2\}/g

/**
 * Changes the reducer of Payload's forms, in its bundle for browsers: an answer counts as the state that was sent last only
 * where no change has been made since. A row that is added just before an answer comes gets its fields by that.
 * @param {string} source
 * @returns {string}
 * @throws Error when Payload's reducer is not the one that this was made for
 */
export function sendLateChanges(source) {
  const places = [...source.matchAll(merge)]
  if (places.length !== 1)
    throw new Error(
      `Payload merges the state of a form in ${places.length} places of its bundle, not in the known one.`,
    )
  return source.replace(
    merge,
    (_all, before, merged, state, last) =>
      `${before}${last}.current===${state}&&(${last}.current=${merged}),${merged}}`,
  )
}
