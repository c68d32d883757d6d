import { type ConversationFilters, conversationFilters } from '#plugins/assistant/newsroom/desk.schema.ts'

/** The query of the address that names the open conversation. */
export const conversationParameter = 'conversation'

/** Returns the filters that an address has; what is none is left out. */
export const filtersIn = (parameters: URLSearchParams): ConversationFilters => {
  const given = Object.entries(conversationFilters.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(parameters.get(name) ?? undefined)
    return value.success && value.data ? [[name, value.data]] : []
  })
  return conversationFilters.parse(Object.fromEntries(given))
}

export const hasFilters = (filters: ConversationFilters): boolean => Object.values(filters).some(Boolean)

export const withFilter = (
  parameters: URLSearchParams,
  name: keyof ConversationFilters,
  value: string,
): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed
}
