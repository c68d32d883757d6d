'use client'
import { ToolButton } from './BlockTools.tsx'
import { anyPosts, type CollectionQuery, collectionQuery } from './collectionQuery.schema.ts'
import type { EditorServices } from './editor.types.ts'

interface Props {
  query: CollectionQuery
  services: EditorServices
  onApply(query: CollectionQuery): void
}

/** 'Autofill': the query for posts that fill the places without a pin (docs/spec/editor.md#autofill-filters). */
export function AutofillTool({ query, services, onApply }: Props) {
  const choose = async () => {
    const chosen = await services.pickQuery(queryOf(query))
    if (chosen) onApply(chosen)
  }
  return <ToolButton label="Autofill" onClick={() => void choose()} />
}

// A block's query without its other settings.
function queryOf(props: CollectionQuery): CollectionQuery {
  const own = Object.keys(collectionQuery)
  return { ...anyPosts, ...Object.fromEntries(Object.entries(props).filter(([name]) => own.includes(name))) }
}
