// Places of Payload's bundle, which is minified, with what takes their place.
const changes = [
  {
    // Payload takes the state that it merges with an answer for the one that was sent last. A change that was made less than
    // 250 ms earlier is in it, and was not sent: a row that was added stays without fields.
    what: 'merges an answer with the state of a form',
    found:
      /(case"MERGE_SERVER_STATE":\{let\{[^}]*\}=\w+,(\w+)=\w+\(\{acceptValues:\w+,currentState:(\w+)\|\|\{\},incomingState:\w+\}\);return )(\w+)\.current=\2,\2\}/g,
    replaced: '$1$4.current===$3&&($4.current=$2),$2}',
  },
  {
    // Payload keeps the promise of a preference whose request failed, and it never settles. Each change of a form waits for
    // one: after a failed request the form would get no answer any more.
    what: 'reads a preference',
    found:
      /new Promise\((\w+)=>\{(\(async\(\)=>\{let \w+=await \w+\.get\(\w+\(\{apiRoute:\w+,path:`\/payload-preferences\/\$\{(\w+)\}`\}\),[^`]*?(\w+)\.current\[\3\]=\w+,\1\(\w+\)\}\)\(\))\}\)/g,
    replaced: 'new Promise(($1,fail)=>{$2.catch(error=>{delete $4.current[$3],fail(error)})})',
  },
]

/**
 * Corrects two faults of Payload's bundle for browsers: changes of a form that are never sent, and a form that gets no answer
 * any more once a request has failed.
 * @param {string} source
 * @returns {string}
 * @throws Error when the bundle is not worded as that of the version in `package.json`
 */
export function changeClientBundle(source) {
  return changes.reduce((text, { found, replaced, what }) => {
    const places = [...text.matchAll(found)].length
    if (places !== 1) throw new Error(`Payload's bundle ${what} in ${places} known places, and not in one.`)
    return text.replace(found, replaced)
  }, source)
}
