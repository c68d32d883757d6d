import { APIError } from 'payload'

/**
 * Returns the items of several ids, in their order; leaves out deleted ones. @throws any error other than "not found"
 */
export async function foundOf<Item>(ids: readonly string[], retrieve: (id: string) => Promise<Item>): Promise<Item[]> {
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
