import { type ConversationFilters, conversationFilters } from '#plugins/assistant/newsroom/desk.schema.ts'

/** The query of the address that names the open conversation. */
export const conversationParameter = 'conversation'

/** Returns the filters that an address has; what is none is left out. */
export function filtersIn(parameters: URLSearchParams): ConversationFilters {
  const given = Object.entries(conversationFilters.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(parameters.get(name) ?? undefined)
    return value.success && value.data ? [[name, value.data]] : []
  })
  return conversationFilters.parse(Object.fromEntries(given))
}

export function hasFilters(filters: ConversationFilters): boolean {
  return Object.values(filters).some(Boolean)
}

export function withFilter(
  parameters: URLSearchParams,
  name: keyof ConversationFilters,
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed
}
