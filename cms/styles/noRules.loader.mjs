/**
 * Empties a style sheet, as a loader of Turbopack.
 * @returns {string}
 */
export default function noRulesLoader() {
  return ''
}
