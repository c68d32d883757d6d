/** Something of another service that a story can show: a chart, a document. */
export interface ShowcaseItem {
  id: string
  title: string
  publicUrl: string
  /** A still picture; null: there is none. */
  preview: string | null
  /** ISO 8601; null where the service does not say. */
  modified: string | null
}

export interface ShowcaseQuery {
  query: string
  /** From 1. */
  page: number
  pageSize: number
  /** Published or created: from the first on, before the second. */
  from: Date | null
  before: Date | null
}

/** A service that charts or documents come from. Errors are Payload's `APIError`, in words for the editor. */
export interface ShowcaseProvider {
  search(query: ShowcaseQuery): Promise<{ items: ShowcaseItem[]; totalItems: number }>
  /** @throws APIError 404 */
  retrieve(id: string): Promise<ShowcaseItem>
}

/** Several by id; those that cannot be had are named, and hinder no other. */
export const retrieveAll = async (
  { retrieve }: ShowcaseProvider,
  ids: readonly string[],
): Promise<{ results: ShowcaseItem[]; errors: string[] }> => {
  const answers = await Promise.allSettled(ids.map(retrieve))
  return {
    results: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    errors: answers.flatMap((answer, index) =>
      answer.status === 'rejected'
        ? [`${ids[index]}: ${answer.reason instanceof Error ? answer.reason.message : ''}`]
        : [],
    ),
  }
}
