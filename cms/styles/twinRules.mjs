import postcss from 'postcss'

/**
 * Leaves out of a style sheet each rule that comes again later in it, and each that another sheet of the same page holds:
 * a browser tries every rule on every element.
 * @param {string} css
 * @param {string} [other] the sheet that every page has already
 * @returns {string}
 */
export function withoutTwinRules(css, other = '') {
  const sheet = postcss.parse(css)
  const seen = new Set(rulesOf(postcss.parse(other)).map(({ key }) => key))
  // From the end: of rules that say the same, the last one decides.
  for (const { node, key } of rulesOf(sheet).reverse()) {
    if (seen.has(key)) removeWithEmptyParents(node)
    else seen.add(key)
  }
  return sheet.toString()
}

/** At-rules that mean nothing apart from what they contain. @type {ReadonlySet<string>} */
const whole = new Set(['font-face', 'keyframes', 'property', 'counter-style'])

/**
 * Returns the rules of a sheet in order, each with its text and the conditions that it stands under.
 * @param {import('postcss').Container} container
 * @param {string} [conditions]
 * @returns {{ node: import('postcss').ChildNode, key: string }[]}
 */
function rulesOf(container, conditions = '') {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'comment') return []
    const isGroup = node.type === 'atrule' && node.nodes !== undefined && !whole.has(node.name)
    if (isGroup) return rulesOf(node, `${conditions}@${node.name} ${node.params}{`)
    return [{ node, key: conditions + node.toString().replace(/\s+/g, ' ') }]
  })
}

/** @param {import('postcss').ChildNode} node */
function removeWithEmptyParents(node) {
  const { parent } = node
  node.remove()
  if (parent && parent.type !== 'root' && parent.type !== 'document' && parent.nodes?.length === 0)
    removeWithEmptyParents(/** @type {import('postcss').ChildNode} */ (parent))
}
