import { APIError } from 'payload'

/** What there is of several ids, in their order; what is gone is missing. @throws whatever else went wrong */
export const foundOf = async <Item>(
  ids: readonly string[],
  retrieve: (id: string) => Promise<Item>,
): Promise<Item[]> => {
  const answers = await Promise.all(
    ids.map((id) =>
      retrieve(id).catch((error: unknown) => {
        if (error instanceof APIError && error.status === 404) return null
        throw error
      }),
    ),
  )
  return answers.filter((item) => item !== null)
}
