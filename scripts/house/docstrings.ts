export interface Docstring {
  line: number
  isExported: boolean
}

/**
 * Finds the docstrings of a file. Goes by indentation, which the formatter keeps: what stands in is part of the nearest
 * line above that does not.
 */
export function docstringsIn(text: string): Docstring[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const indent = /^( *)\/\*\*/.exec(line)?.[1]?.length
    if (indent === undefined) return []
    const last = lines.findIndex((end, at) => at >= index && end.includes('*/'))
    const subject = lines[last + 1] ?? ''
    return [{ line: index + 1, isExported: indent === 0 ? isPublic(subject) : isMember(lines, index, subject) }]
  })
}

// A docstring before an import or an empty line is about the file.
const isPublic = (subject: string): boolean => /^(?:export\b|import\b|$)/.test(subject)

function isMember(lines: readonly string[], index: number, subject: string): boolean {
  if (/^\s*(?:private\b|#)/.test(subject)) return false
  const above = lines.slice(0, index)
  const owner = above.findLast((line) => /^[a-z@]/.test(line)) ?? ''
  // The type of the properties of a component, written where they are taken apart.
  if (/^\}: .*\{$/.test(above.findLast((line) => /^\S/.test(line)) ?? '')) return owner.startsWith('export ')
  return /^export (?:declare )?(?:default )?(?:abstract )?(?:interface|type|class|enum|const \w+[^=]*= (?!.*=>))/.test(
    owner,
  )
}
