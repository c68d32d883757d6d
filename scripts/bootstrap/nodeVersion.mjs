/**
 * Returns one line about a version of Node that still runs Citydesk and is no longer maintained, else nothing.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function warningOfNode(version) {
  if (Number.parseInt(version, 10) >= 22) return undefined
  return `Node ${version} gets no security fixes any more, and libraries ask for a newer one: use Node 22 or 24.`
}

/**
 * Returns why this version of Node cannot run Citydesk, or nothing when it can. The range is that of `engines` in
 * package.json.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function faultOfNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if ((major === 20 && minor >= 20) || (major > 20 && major < 25)) return undefined
  return `Citydesk runs on Node 20.20 to 24; this is Node ${version}. Install another with your version manager or from https://nodejs.org`
}
