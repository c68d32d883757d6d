import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** Returns what a component sends to readers, without the comments that React puts between texts. */
export async function markup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}
