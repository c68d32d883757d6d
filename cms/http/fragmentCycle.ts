import { type FragmentDefinitionNode, Kind, parse, visit } from 'graphql'

/**
 * Returns whether a GraphQL query has a fragment that contains itself. The count of what a query costs would follow it
 * for ever. What cannot be parsed has none: it is refused with its own words later.
 */
export function hasFragmentCycle(query: string): boolean {
  const fragments = fragmentsOf(query)
  const finished = new Set<string>()
  const isCyclic = (name: string, path: ReadonlySet<string>): boolean => {
    if (path.has(name)) return true
    const fragment = fragments.get(name)
    if (!fragment || finished.has(name)) return false
    const found = spreadsOf(fragment).some((spread) => isCyclic(spread, new Set([...path, name])))
    finished.add(name)
    return found
  }
  return [...fragments.keys()].some((name) => isCyclic(name, new Set()))
}

const fragmentsOf = (query: string): Map<string, FragmentDefinitionNode> => {
  try {
    const { definitions } = parse(query, { maxTokens: 20_000 })
    return new Map(
      definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
    )
  } catch {
    return new Map()
  }
}

const spreadsOf = (fragment: FragmentDefinitionNode): string[] => {
  const names: string[] = []
  visit(fragment, {
    enter: (node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) names.push(node.name.value)
    },
  })
  return names
}
