import { readFileSync } from 'node:fs'
import { withoutTwinRules } from './twinRules.mjs'

/**
 * Leaves rules that a page has twice out of a style sheet of Payload's packages, as a loader of Turbopack. Its option
 * `other` is the path of the sheet that every page has already.
 * @this {{ getOptions: () => { other?: string }, addDependency: (path: string) => void }}
 * @param {string} css
 * @returns {string}
 */
export default function twinRulesLoader(css) {
  const { other } = this.getOptions()
  if (other) this.addDependency(other)
  return withoutTwinRules(css, other && readFileSync(other, 'utf8'))
}
