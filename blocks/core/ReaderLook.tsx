import type { ReactNode } from 'react'

/** Renders the markup and styles of readers' pages in the editor, where another type and other colours are the rule. */
export function ReaderLook({ children }: { children: ReactNode }): ReactNode {
  return <div className="reader-look story">{children}</div>
}
